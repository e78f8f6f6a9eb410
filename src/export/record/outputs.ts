import { countByKind } from '../../review/checks/findings.ts'
import type { RunFacts } from './facts.ts'
import type { Outputs } from './output-names.ts'

/** Returns the outputs that follow from the facts. */
export function outputsOf(facts: RunFacts): Outputs {
  const { status, pageCount, link, archive, site, reviewed, deliveries } = facts
  const checks = reviewed?.checks
  const counts = checks && countByKind(checks.findings)
  // Without this output, a step that depends on `changed` would never run.
  const changed = facts.isChanged ?? facts.isComplete
  return {
    'commit-sha': facts.commit?.sha,
    'job-id': facts.jobId,
    status,
    'page-count': status === 'completed' ? pageCount : undefined,
    'bundle-url': link?.url,
    'expires-at': link?.expiresAt.toISOString(),
    'deployment-config': facts.deploymentConfig,
    'archive-path': archive?.path,
    'archive-sha256': archive?.sha256,
    'archive-size': archive?.size,
    'site-path': site?.path,
    'file-count': site?.fileCount,
    'manifest-path': site?.manifestPath,
    'redirects-path': site?.redirectsPath,
    'redirect-count': site?.redirectCount,
    'report-path': facts.reportPath,
    changed: changed === undefined ? undefined : String(changed),
    'changes-path': facts.changesPath,
    'broken-links': counts?.['broken-link'],
    'external-resources': counts?.['external-resource'],
    'checks-path': counts && (facts.checksPath ?? ''),
    ...deliveries.reduce<Outputs>((all, { outputs }) => ({ ...all, ...outputs }), {})
  }
}
