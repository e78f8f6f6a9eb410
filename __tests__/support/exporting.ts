import { readInputs } from '../../src/export/inputs/inputs.ts'
import { main } from '../../src/export/main.ts'
import { readGitHubContext } from '../../src/export/inputs/github-context.ts'
import { failureOf } from './calling.ts'
import { type Circumstances, startMain } from './main-run.ts'

export interface ExportCircumstances extends Circumstances {
  /** Environment variables of the runner, besides the repository and the run. */
  env?: Record<string, string>
}

/** The export with real connections and without waiting. */
export function startExport(
  { url, key }: { url: string; key: string },
  given: Record<string, string>,
  { env = {}, ...circumstances }: ExportCircumstances = {}
) {
  const github = readGitHubContext({ GITHUB_REPOSITORY: 'example/docs', GITHUB_RUN_ID: '17', ...env })
  const service = given['from'] === undefined ? { 'base-url': url, 'api-key': key } : {}
  const inputs = readInputs({ deliver: 'url', ...service, ...given }, github)
  return startMain(async context => await main(inputs, { ...context, github }), circumstances)
}

/** Runs to a good end. */
export async function runExport(...start: Parameters<typeof startExport>) {
  const run = startExport(...start)
  await run.ended
  return run
}

/** Runs to a Failure. */
export async function failExport(...start: Parameters<typeof startExport>) {
  const run = startExport(...start)
  return { ...run, failure: await failureOf(run.ended) }
}
