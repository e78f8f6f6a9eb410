export const PUBLISH_FAILURES = {}
