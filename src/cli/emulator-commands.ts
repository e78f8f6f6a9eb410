import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Emulator } from '../emulator/emulator.ts'
import type { PageCommands } from '../emulator/home/home-page.ts'
import type { LocalStack } from './local-stack.ts'
import { quoted } from '../runtime/text/shell-word.ts'

export const DOMAIN = 'docs.example.com'

interface About {
  /** Documentation folder, from which the export also reads redirects. */
  docs: string | undefined
  program: string
}

export function commandsFor(
  { emulator, ...stack }: { emulator: Emulator } & Partial<LocalStack>,
  { docs, program }: About
): PageCommands {
  // The path contains the port, so that two emulators do not overwrite each other's output.
  const out = join(tmpdir(), `static-docs-export-try-${new URL(emulator.url).port}`)
  const { siteUrl = '', publish, env = {} } = stack
  const files = { 'manifest-path': join(out, 'manifest.json'), 'changes-path': join(out, 'changes.json') }
  const where = { 'base-url': emulator.url, domain: DOMAIN, ...(docs !== undefined && { workspace: docs }) }
  const commands = [
    ['export', ...flagsOf({ ...where, 'output-dir': out })],
    ...(publish === undefined
      ? []
      : [
          ['finish', ...flagsOf({ 'site-path': join(out, 'site'), 'site-url': siteUrl })],
          ['publish', '--site-path', join(out, 'site'), ...flagsOf(publish)],
          ['verify', ...flagsOf({ 'site-url': siteUrl, ...files })]
        ]),
    ['wait-for-agent', '--base-url', emulator.url, '--project-id', 'my-project', '--job-id', 'pr'],
    ['pull-request', '--help']
  ]
  return {
    servers: publish && {
      target: publish.target,
      endpoint: publish.endpoint,
      CDN: env['AWS_ENDPOINT_URL_CLOUDFRONT'] ?? '',
      site: `${siteUrl}/`
    },
    variables: Object.entries({ DOCS_API_KEY: emulator.key, ...env })
      .map(variable)
      .join('\n'),
    commands: commands.map(args => [program, ...args.map(quoted)].join(' '))
  }
}

export function serverCommandsText({ servers = {}, variables, commands }: PageCommands): string {
  const lines = Object.entries(servers).map(([name, value]) => `  ${name.padEnd(12)}${value}\n`)
  const indented = (text: string) => text.replaceAll(/^/gm, '  ')
  return `${lines.join('')}
In another shell, set these variables once:

${indented(variables)}

Then run each action:

${indented(commands.join('\n'))}`
}

function flagsOf(inputs: Record<string, string>): string[] {
  return Object.entries(inputs).flatMap(([name, value]) => [`--${name}`, value])
}

function variable([name, value]: [string, string]): string {
  return process.platform === 'win32' ? `$env:${name} = '${value}'` : `export ${name}='${value}'`
}
