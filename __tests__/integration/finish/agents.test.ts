import { describe, expect, test } from '@jest/globals'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { folderOnDemand } from '../../../scripts/on-demand.ts'
import { NGINX, startNginx } from '../../servers/network/nginx.ts'
import { finish, writeSite } from '../../support/finishing.ts'
import { textOf } from '../../support/repository.ts'
import { tempFolder } from '../../support/temp-folder.ts'

const CHECKER = join(folderOnDemand('afdocs'), 'bin/afdocs.mjs')
const describeWithChecker = existsSync(CHECKER) && existsSync(NGINX) ? describe : describe.skip

const topics = ['Install', 'Configure', 'Deploy', 'Upgrade', 'Monitor', 'Remove']
const textFor = (topic: string) =>
  Array.from(
    { length: 12 },
    (_, at) =>
      `<h2>${topic} ${at + 1}</h2><p>How to ${topic.toLowerCase()} part ${at + 1} of the product on a server with enough memory.</p>`
  ).join('')
const page = (title: string, body: string) =>
  `<!doctype html><html lang="en"><head><title>${title} | Acme</title><meta name="description" content="About: ${title}."></head><body><main><h1>${title}</h1>${body}</main></body></html>`
const links = topics.map(topic => `<li><a href="guides/${topic.toLowerCase()}">${topic}</a></li>`).join('')
const SITE = {
  'index.html': page(
    'Acme',
    `<p>The documentation of Acme has these guides.</p><ul>${links}</ul>${textFor('Start')}`
  ),
  ...Object.fromEntries(
    topics.map(topic => [`guides/${topic.toLowerCase()}.html`, page(topic, textFor(topic))])
  )
}

interface Check {
  id: string
  status: string
}

/** Runs the checker and returns the score and the checks that do not pass. */
async function checked(url: string): Promise<{ score: number; open: string[] }> {
  const args = ['check', '--sampling', 'deterministic', '--request-delay', '0', '--quiet']
  const child = spawn(process.execPath, [CHECKER, ...args, '--format', 'json', '--score', url])
  const ended = once(child, 'close')
  const [output] = await Promise.all([text(child.stdout), text(child.stderr), ended])
  const { results, scoring } = JSON.parse(output) as { results: Check[]; scoring: { overall: number } }
  const open = results.filter(({ status }) => status !== 'pass' && status !== 'skip')
  return { score: scoring.overall, open: open.map(({ id, status }) => `${status} ${id}`) }
}

async function served(add: string) {
  const folder = await tempFolder()
  const nginx = await startNginx(join(folder.path, 'nginx'), port => ({
    http: `include /etc/nginx/mime.types;\n${textOf('examples/hosting/nginx/docs.conf')
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('root /srv/docs;', `root ${join(folder.path, 'site')};`)}`
  }))
  const sitePath = await writeSite(folder.path, SITE)
  const run = await finish(sitePath, { add, 'site-url': nginx.url })
  expect(run.failure).toBeUndefined()
  // nginx reads the site as another user.
  chmodSync(folder.path, 0o755)
  return {
    url: nginx.url,
    [Symbol.asyncDispose]: async () => {
      await nginx[Symbol.asyncDispose]()
      await folder[Symbol.asyncDispose]()
    }
  }
}

describeWithChecker('a checker for agents (npm run test:agents)', () => {
  test('finds nothing that finish or the rules of a host can add, in a site without React', async () => {
    await using site = await served('markdown, sitemap, not-found')
    const { score, open } = await checked(site.url)
    expect({ score, open }).toEqual({ score: 100, open: [] })
  }, 120_000)

  test('finds more in a site that was only given an error page', async () => {
    await using site = await served('not-found')
    const { score, open } = await checked(site.url)
    expect(open).toContain('fail llms-txt-exists')
    expect(score).toBeLessThan(60)
  }, 120_000)
})
