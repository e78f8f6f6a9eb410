import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { styleText } from 'node:util'
import { makeStepFiles } from '../runner/step.ts'
import { formatCount } from '../../runtime/text/units.ts'
import { forCommandLine } from '../actions/command-words.ts'
import { runStep } from '../actions/run-step.ts'
import { createLogView } from '../runner/runner-commands.ts'
import { CommandError, type Shell } from '../shell.ts'
import { EXIT } from '../../failures/exit-codes.ts'
import { type LocalStack, startLocalStack } from '../local-stack.ts'

const DOMAIN = 'docs.example.com'
const PROBLEMS = {
  'problems/page.html': `<!doctype html>
<html lang="en">
<title>Problems</title>
<p><a href="../missing-page.html">To no page</a> <a href="../index.html#missing-section">To no section</a></p>
<script src="https://scripts.example.net/widget.js" defer></script>
</html>
`
}
/** Delay per page, so that the demo log shows the wait for the job. */
const PAGE_DELAY_MS = 5
/** The demo cannot add a search as finish does in a workflow, because that needs npm and network access. */
const SEARCH_NOTE =
  'An export has no search. In a workflow, the action finish adds one. The demo leaves it out, because it needs npm and network access.'

export interface Results {
  /** Addresses of the site in the results. The result pages replace them with the address of the demo server. */
  addresses: string[]
  summaries: { title: string; markdown: string }[]
  /** Path of the second exported site. */
  site: string
  report: string
  checks: string
  /** Path of the page that changes before round 2; undefined if `from` is set, because then no page changes. */
  changedPage: string | undefined
  /** Action outputs in each round. */
  first: Record<string, string>
  second: Record<string, string>
}

/** Polling a server on this machine often costs nothing. */
const POLL_INTERVAL = '250ms'
/** How often the chain runs, and the actions in it. */
const [RUNS, STEPS] = [2, 4]

/** The inputs that are also flags of the demo. */
const FLAGS = ['from', 'layout'].map(name => ({ name }))

interface ChainOptions {
  docs: string
  /** Path to the sample redirects; undefined for the user's documentation or site, which gets no sample problems. */
  redirects?: string
  /** Site archive or folder that replaces the emulator's export. */
  from?: string
  /** Form of the site in `from`: the value of the input with this name. */
  layout?: string
  folder: string
  env: Shell['env']
}

export async function runChain(options: ChainOptions): Promise<Results> {
  const { docs, folder } = options
  const isOwn = options.redirects === undefined
  const shared = { files: isOwn ? {} : PROBLEMS, searchNote: SEARCH_NOTE }
  let notShown = ''
  await using stack = await startLocalStack(
    {
      docs,
      data: join(folder, 'emulator'),
      pageDelayMs: isOwn ? 0 : PAGE_DELAY_MS,
      site: { buildId: 'first', ...shared },
      onExportEnd: ({ warnings }, file) => {
        notShown =
          warnings.length === 0 ? '' : `${formatCount(warnings.length, 'warning')}, listed in ${file}`
      }
    },
    { store: 0, cdn: 0, site: 0 }
  )
  const run = { ...options, stack, summaries: [] }
  const first = await round(1, run)
  if (isOwn && notShown !== '') console.log(`\n  The emulator cannot render everything: ${notShown}`)
  let changedPage: string | undefined
  if (options.from === undefined) {
    const pages = await stack.emulator.listPages(docs)
    changedPage = pages.find(path => path !== 'index') ?? 'index'
    stack.emulator.setSite({ buildId: 'second', changedPages: [changedPage], ...shared })
  }
  const second = await round(2, run, first['manifest-path'])
  const { 'site-path': site = '', 'report-path': report = '', 'checks-path': checks = '' } = second
  const addresses = [`https://${DOMAIN}`, stack.siteUrl]
  return { addresses, summaries: run.summaries, site, report, checks, changedPage, first, second }
}

type DemoRun = ChainOptions & { stack: LocalStack; summaries: Results['summaries'] }

interface Step {
  title: string
  name: string
  inputs: Record<string, string>
  env: Record<string, string>
}

/** Runs an action, adds its summary to the file of all summaries, and returns its outputs. */
async function runDemoStep(
  { title, name, inputs, env }: Step,
  { docs, folder, summaries, env: { PATH, SystemRoot } }: DemoRun
): Promise<Record<string, string>> {
  console.log(`\n${styleText('bold', title)}`)
  const files = await makeStepFiles(join(folder, 'steps'), { workspace: docs })
  // The second run loads what the first one compiled.
  const compiled = { NODE_COMPILE_CACHE: join(folder, 'compiled') }
  const own = { PATH, SystemRoot, GITHUB_ACTIONS: undefined, GITHUB_SERVER_URL: undefined, ...compiled }
  const view = createLogView({ worded: text => forCommandLine(text, FLAGS) })
  const step = { inputs, env: { ...own, ...env }, files, view, isQuietWhenStopped: true }
  const end = await runStep(name, step)
  summaries.push({ title, markdown: end.summary })
  const all = summaries.map(({ title, markdown }) => `# ${title}\n\n${markdown}`)
  await writeFile(join(folder, 'summary.md'), all.join('\n'))
  if (end.exitCode === EXIT.interrupted) throw new CommandError(['', '  Stopped.'], EXIT.interrupted)
  if (end.exitCode !== 0) {
    const reason = `The ${name} action failed with the error above (exit code ${end.exitCode})`
    throw new CommandError(['', `  ${reason}, so the demo stops.`], EXIT.failed)
  }
  return Object.fromEntries(end.outputs)
}

/** Runs all actions once. Returns the outputs of all of them. */
async function round(number: number, options: DemoRun, previous = 'none'): Promise<Record<string, string>> {
  const { from, layout, redirects: example, folder, stack } = options
  const { emulator, siteUrl } = stack
  const outputs: Record<string, string> = {}
  let step = 0
  const run = async (name: string, inputs: Record<string, string>, env: Record<string, string> = {}) => {
    step += 1
    const title = `Run ${number} of ${RUNS}, step ${step} of ${STEPS}: ${name}`
    Object.assign(outputs, await runDemoStep({ title, name, inputs, env }, options))
  }
  await run('export', {
    ...(from === undefined
      ? { 'base-url': emulator.url, 'api-key': emulator.key, 'poll-interval': POLL_INTERVAL }
      : { from, redirects: 'none', ...(layout !== undefined && { layout }) }),
    domain: DOMAIN,
    deliver: 'site',
    check: 'warn',
    'output-dir': join(folder, `export-${number}`),
    'previous-manifest': previous,
    // Without this input, the action reads the redirects from the documentation, as in a workflow.
    ...(example !== undefined && { redirects: example })
  })
  const manifest = {
    'manifest-path': outputs['manifest-path'] ?? '',
    'changes-path': outputs['changes-path'] ?? ''
  }
  await run('finish', {
    'site-path': outputs['site-path'] ?? '',
    'site-url': siteUrl,
    add: 'markdown, sitemap, not-found'
  })
  console.log('  (The demo leaves out the search, which needs npm and network access.)')
  await run('publish', { 'site-path': outputs['site-path'] ?? '', ...stack.publish }, stack.env)
  await run('verify', { 'site-url': siteUrl, ...manifest, wait: '0s', fail: 'false' })
  return outputs
}
