import { ARCHIVE_FAILURES } from './archive.ts'
import { DELIVERY_FAILURES } from './deliveries.ts'
import type { EXIT } from './exit-codes.ts'
import { FINISH_FAILURES } from './finish.ts'
import { PUBLISH_FAILURES } from './publish.ts'
import { PULL_REQUEST_FAILURES } from './pull-request.ts'
import { RUN_FAILURES } from './run.ts'
import { SERVICE_FAILURES } from './service.ts'
import { VERIFY_FAILURES } from './verify.ts'

/** The cause of a failure, and what to do about it. docs/errors.md is generated from these entries. */
interface FailureEntry {
  cause: string
  /** Shown with the error, unless the code that throws the error has more specific advice. */
  advice: string
  /** Exit code on the command line. Default: 1. */
  exitCode?: (typeof EXIT)[keyof typeof EXIT]
}

/** Failures by section title in docs/errors.md. */
export const FAILURE_SECTIONS = {
  'Inputs and the run': RUN_FAILURES,
  'The service': SERVICE_FAILURES,
  'Link, download and archive': ARCHIVE_FAILURES,
  'Review and deliveries': DELIVERY_FAILURES,
  Publish: PUBLISH_FAILURES,
  Verify: VERIFY_FAILURES,
  Finish: FINISH_FAILURES,
  'Pull request': PULL_REQUEST_FAILURES
} satisfies Record<string, Record<string, FailureEntry>>

type Sections = typeof FAILURE_SECTIONS
export type FailureCode = { [Title in keyof Sections]: keyof Sections[Title] }[keyof Sections]

export const FAILURES = Object.fromEntries(
  Object.values(FAILURE_SECTIONS).flatMap(failures => Object.entries(failures))
) as Record<FailureCode, FailureEntry>
