import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { LocalStack } from './local-stack.ts'
import { quoted, type Shell } from './shell.ts'

/** Of API, downloads, bucket, CDN and site. Fixed, so that workflows and scripts can name them. */
export const FIRST_PORT = 4010

/** Every action with the servers of the local stack, ready to copy. */
export function stackCommands(stack: LocalStack, domain: string, { program }: Pick<Shell, 'program'>) {
  const { emulator, publish, env, siteUrl } = stack
  const out = join(tmpdir(), 'static-docs-export-try')
  const files = { 'manifest-path': join(out, 'manifest.json'), 'changes-path': join(out, 'changes.json') }
  const commands = [
    ['export', '--base-url', emulator.url, '--domain', domain, '--output-dir', out],
    ['search', '--site-path', join(out, 'site')],
    ['publish', '--site-path', join(out, 'site'), ...flagsOf(publish)],
    ['verify', ...flagsOf({ 'site-url': siteUrl, ...files })],
    ['wait-for-agent', '--base-url', emulator.url, '--project-id', 'my-project', '--job-id', 'pr'],
    ['pull-request', '--help']
  ]
  return {
    servers: {
      bucket: `${publish.target} at ${publish.endpoint}`,
      CDN: env['AWS_ENDPOINT_URL_CLOUDFRONT'] ?? '',
      site: `${siteUrl}/`
    },
    commands: [
      {
        about: 'In another shell, once:',
        texts: [
          Object.entries({ DOCS_API_KEY: emulator.key, ...env })
            .map(variable)
            .join('\n')
        ]
      },
      {
        about: 'Then each action:',
        texts: commands.map(args => [program, ...args.map(quoted)].join(' '))
      }
    ]
  }
}

/** The same for the terminal. */
export function allCommands(...given: Parameters<typeof stackCommands>): string {
  const { servers, commands } = stackCommands(...given)
  const lines = Object.entries(servers).map(([name, value]) => `  ${name.padEnd(12)}${value}`)
  const blocks = commands.map(
    ({ about, texts }) => `\n${about}\n\n${texts.join('\n').replaceAll(/^/gm, '  ')}`
  )
  return [...lines, ...blocks].join('\n')
}

function flagsOf(inputs: Record<string, string>): string[] {
  return Object.entries(inputs).flatMap(([name, value]) => [`--${name}`, value])
}

function variable([name, value]: [string, string]): string {
  return process.platform === 'win32' ? `$env:${name} = '${value}'` : `export ${name}='${value}'`
}
