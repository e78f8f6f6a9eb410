import { EXIT } from '../../failures/exit-codes.ts'
import { EXIT_CODES } from '../help.ts'

interface CommandTexts {
  /** Commands without the name of the program. */
  examples: [string, string]
  /** The inputs that most people set. */
  usual: string[]
  /** What the exit code 3 means, if the action has one. */
  findings?: string
}

/** What the help of each action shows before its list of all flags. */
export const COMMAND_TEXTS: Readonly<Record<string, CommandTexts>> = {
  export: {
    examples: [
      'export --domain docs.example.com --output-dir out',
      'export --from site.zip --output-dir out --check fail'
    ],
    usual: ['domain', 'from', 'output-dir', 'deliver', 'check', 'api-key'],
    findings: 'findings with --check fail, or too many pages lost'
  },
  finish: {
    examples: [
      'finish --site-path out/site --site-url https://docs.example.com',
      'finish --site-path out/site --add search'
    ],
    usual: ['site-path', 'site-url', 'add']
  },
  publish: {
    examples: [
      'publish --site-path out/site --target s3://BUCKET/docs --dry-run',
      'publish --site-path out/site --target s3://BUCKET/docs --purge cloudfront:ID'
    ],
    usual: ['site-path', 'target', 'endpoint', 'purge', 'dry-run'],
    findings: 'too many pages would be removed'
  },
  'pull-request': {
    examples: ['pull-request --base main', 'pull-request --base main --fix'],
    usual: ['base', 'docs-path', 'check'],
    findings: 'new findings with --check fail'
  },
  verify: {
    examples: [
      'verify --site-url https://docs.example.com --manifest-path out/manifest.json',
      'verify --site-url https://docs.example.com --docs-path docs --watch'
    ],
    usual: ['site-url', 'manifest-path', 'docs-path', 'sample', 'wait'],
    findings: 'the site differs from what is expected'
  },
  'wait-for-agent': {
    examples: [
      'wait-for-agent --project-id ID --job-id ID',
      'wait-for-agent --project-id ID --prompt "Fix the typos."'
    ],
    usual: ['project-id', 'job-id', 'prompt', 'api-key']
  }
}

export function exitCodesOf(name: string): Readonly<Record<number, string>> {
  const { findings } = COMMAND_TEXTS[name] ?? {}
  return findings === undefined ? EXIT_CODES : { ...EXIT_CODES, [EXIT.findings]: findings }
}

/** What the value of an input is, with the inputs that take such a value. */
const VALUE_KINDS: Readonly<Record<string, string>> = {
  FOLDER: 'docs-path output-dir site-path',
  FILE: 'archive-path changes-path config-file manifest-path pagefind previous-manifest redirects',
  PATH: 'base-path from',
  URL: 'base-url config-url endpoint preview-url site-url',
  HOST: 'domain',
  DURATION: 'keep-removed poll-interval timeout wait',
  PERCENT: 'max-page-drop max-removed',
  NUMBER: 'concurrency purge-max-paths retention-days sample',
  ID: 'job-id project-id update-project',
  COMMIT: 'base since',
  NAME: 'addresses artifact-format artifact-name check clean-urls layout on-no-changes region release-tag',
  NAMES: 'add deliver format',
  KINDS: 'check-fail-on',
  GLOB: 'check-ignore',
  PATHS: 'paths',
  RULE: 'cache-control content-types',
  KEY: 'archive-key config-key',
  SELECTORS: 'content trigger',
  CDN: 'purge',
  BUCKET: 'target',
  TEXT: 'config-version prompt version'
}

/** Returns what the value of an input is, such as `FOLDER`; undefined for a boolean input. */
export function valueKindOf(name: string): string | undefined {
  return Object.entries(VALUE_KINDS).find(([, names]) => names.split(' ').includes(name))?.[0]
}
