import { readInputs } from '../../src/export/inputs/inputs.ts'
import { main } from '../../src/export/main.ts'
import { readGitHubContext } from '../../src/export/inputs/github-context.ts'
import { failureOf } from './calling.ts'
import { type Circumstances, startMain } from './main-run.ts'

export interface ExportCircumstances extends Circumstances {
  /** Runner variables in addition to those for the repository and the run. */
  env?: Record<string, string>
}

/** Starts an export with real connections and a clock that does not wait. */
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

/** Runs an export that must succeed. */
export async function runExport(...start: Parameters<typeof startExport>) {
  const run = startExport(...start)
  await run.ended
  return run
}

/** Runs an export that must end with a Failure. */
export async function failExport(...start: Parameters<typeof startExport>) {
  const run = startExport(...start)
  return { ...run, failure: await failureOf(run.ended) }
}
