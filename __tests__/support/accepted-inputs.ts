import { readInputs as readExportInputs } from '../../src/export/inputs/inputs.ts'
import { readGitHubContext } from '../../src/export/inputs/github-context.ts'
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

/** Patterns for workflow expressions, each with a sample value. */
const SAMPLES: [RegExp, string][] = [
  [/API_KEY$/, 'mint_sample'],
  [/_URL$|base-url$/, 'https://docs.example.com'],
  [/domain\b/i, 'docs.example.com'],
  [/timeout$/, '30m'],
  [/retention-days$/, '7'],
  [/VALUES$/, 'values.yaml']
]

/** Replaces expressions in this step with sample values, and returns the errors from the action's input reader. */
export function refusedInputs(step: Step): string[] {
  // A workflow that can resume a job runs without a job ID (push) or with one (manual run). Check both cases.
  const canResume = 'domain' in (step.with ?? {}) && /inputs\.job-id }}$/.test(String(step.with?.['job-id']))
  return canResume ? [...new Set([...refused(step, false), ...refused(step, true)])] : refused(step, true)
}

function refused({ uses = '', with: given = {} }: Step, resumes: boolean): string[] {
  const read = READERS[actionBehind(uses) ?? '']
  if (read === undefined) return []
  const entries = Object.entries(given)
    .map(
      ([name, value]) =>
        [
          name,
          String(value)
            .replaceAll(/\$\{\{\s*(.*?)\s*\}\}/g, (_, expression: string) => sample(expression, resumes))
            .trim()
        ] as const
    )
    .filter(([, value]) => value !== '')
  try {
    // The runner fills in inputs that have a default.
    const inputs = { 'github-token': 'token', ...Object.fromEntries(entries) }
    // In the workflow, an earlier step creates the file for `from`. The test uses an existing file instead.
    read({ ...inputs, ...('from' in inputs && { from: import.meta.filename }) })
    return []
  } catch (error) {
    return [`${uses}: ${error instanceof Error ? error.message : String(error)}`]
  }
}

function sample(expression: string, resumes: boolean): string {
  if (!resumes && /(?:^|\|\| )inputs\.job-id$/.test(expression)) return ''
  // `!inputs.job-id && value || ''` has a value only for a new export.
  if (resumes && expression.startsWith('!inputs.job-id &&')) return ''
  return SAMPLES.find(([pattern]) => pattern.test(expression))?.[1] ?? 'sample'
}
