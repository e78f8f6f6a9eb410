import { readInputs as readExportInputs } from '../../src/export/inputs.ts'
import { readGitHubContext } from '../../src/export/github-context.ts'
import { readInputs as readAgentInputs } from '../../src/wait-for-agent/inputs.ts'
import { actionBehind, type Step } from './repository.ts'

const github = {
  ...readGitHubContext({ GITHUB_WORKSPACE: 'workspace', RUNNER_TEMP: 'temp' }),
  eventRelease: { id: 1, tag: 'v1.0.0' }
}

const READERS: Record<string, (given: Record<string, string>) => unknown> = {
  'action.yml': given => readExportInputs(given, github),
  'wait-for-agent/action.yml': readAgentInputs
}

/** Values for expressions, by what they contain. */
const SAMPLES: [RegExp, string][] = [
  [/_URL$|base-url$/, 'https://docs.example.com'],
  [/domain$/i, 'docs.example.com'],
  [/timeout$/, '30m'],
  [/retention-days$/, '7']
]

/** What the action itself says about the values of this step, with samples in place of expressions. */
export function refusedInputs({ uses = '', with: given = {} }: Step): string[] {
  const read = READERS[actionBehind(uses) ?? '']
  if (read === undefined) return []
  const entries = Object.entries(given)
    .map(
      ([name, value]) =>
        [
          name,
          String(value)
            .replaceAll(/\$\{\{\s*(.*?)\s*\}\}/g, sample)
            .trim()
        ] as const
    )
    .filter(([, value]) => value !== '')
  try {
    // As the runner does for an input with a default.
    read({ 'github-token': 'token', ...Object.fromEntries(entries) })
    return []
  } catch (error) {
    return [`${uses}: ${error instanceof Error ? error.message : String(error)}`]
  }
}

function sample(_: string, expression: string): string {
  return SAMPLES.find(([pattern]) => pattern.test(expression))?.[1] ?? 'sample'
}
