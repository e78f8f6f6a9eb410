import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { actionFiles } from '../../stand-ins/runner/action-file.ts'
import type { LocalStack, Ports } from './local-stack.ts'
import type { Shell } from './shell.ts'

/** Fixed, so that workflows and scripts can name them. */
export const API_PORTS = { port: 4010, storePort: 4011 }
export const STACK_PORTS: Ports = { store: 4012, cdn: 4013, site: 4014 }

/** Every action with the servers of the local stack, ready to copy. */
export function allCommands(stack: LocalStack, domain: string, { program }: Shell): string {
  const { emulator, publish, env, siteUrl } = stack
  const out = join(tmpdir(), 'static-docs-export-try')
  const manifest = [
    '--manifest-path',
    join(out, 'manifest.json'),
    '--changes-path',
    join(out, 'changes.json')
  ]
  const known: Record<string, string[]> = {
    export: ['--base-url', emulator.url, '--domain', domain, '--deliver', 'site', '--output-dir', out],
    search: ['--site-path', join(out, 'site')],
    publish: [
      '--site-path',
      join(out, 'site'),
      ...Object.entries(publish).flatMap(([name, value]) => [`--${name}`, value])
    ],
    verify: ['--site-url', siteUrl, ...manifest],
    'wait-for-agent': ['--base-url', emulator.url, '--project-id', 'my-project', '--job-id', 'pr']
  }
  const actions = [...actionFiles().keys()]
  const names = [
    ...Object.keys(known).filter(name => actions.includes(name)),
    ...actions.filter(name => !(name in known))
  ]
  const lines = names.map(name => `  ${[program, name, ...(known[name] ?? ['--help']).map(quote)].join(' ')}`)
  return `  bucket      ${publish.target} at ${publish.endpoint}
  CDN         ${env['AWS_ENDPOINT_URL_CLOUDFRONT'] ?? ''}
  site        ${siteUrl}/

In another shell, once:

${Object.entries({ DOCS_API_KEY: emulator.key, ...env })
  .map(variable)
  .join('\n')}

Then each action:

${lines.join('\n')}`
}

function variable([name, value]: [string, string]): string {
  return process.platform === 'win32' ? `  $env:${name} = '${value}'` : `  export ${name}='${value}'`
}

function quote(text: string): string {
  return /^[\w@%+=:,./-]+$/.test(text) ? text : process.platform === 'win32' ? `"${text}"` : `'${text}'`
}
