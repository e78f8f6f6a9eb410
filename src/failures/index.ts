import { ARCHIVE_FAILURES } from './archive.ts'
import { DELIVERY_FAILURES } from './deliveries.ts'
import { PUBLISH_FAILURES } from './publish.ts'
import { PULL_REQUEST_FAILURES } from './pull-request.ts'
import { RUN_FAILURES } from './run.ts'
import { SEARCH_FAILURES } from './search.ts'
import { SERVICE_FAILURES } from './service.ts'
import { VERIFY_FAILURES } from './verify.ts'

/** One kind of failure: what it means, and what to do. docs/errors.md is generated from these entries. */
export interface FailureEntry {
  cause: string
  /** Shown with the error, unless the code that reports it has more specific advice. */
  advice: string
  /** On the command line: 2 for invalid input, 3 for findings and gates, which a script may treat in another way. */
  exitCode?: number
}

export const FAILURES = {
  ...RUN_FAILURES,
  ...SERVICE_FAILURES,
  ...ARCHIVE_FAILURES,
  ...DELIVERY_FAILURES,
  ...PUBLISH_FAILURES,
  ...VERIFY_FAILURES,
  ...SEARCH_FAILURES,
  ...PULL_REQUEST_FAILURES
} satisfies Record<string, FailureEntry>

export type FailureCode = keyof typeof FAILURES

/** The sections of docs/errors.md. */
export const FAILURE_SECTIONS: { title: string; failures: Partial<Record<FailureCode, FailureEntry>> }[] = [
  { title: 'Inputs and the run', failures: RUN_FAILURES },
  { title: 'The service', failures: SERVICE_FAILURES },
  { title: 'Link, download and archive', failures: ARCHIVE_FAILURES },
  { title: 'Review and deliveries', failures: DELIVERY_FAILURES },
  { title: 'Publish', failures: PUBLISH_FAILURES },
  { title: 'Verify', failures: VERIFY_FAILURES },
  { title: 'Search', failures: SEARCH_FAILURES },
  { title: 'Pull request', failures: PULL_REQUEST_FAILURES }
]
