/** Longest instruction that one action writes for an agent, and that another one reads from a file. */
export const MAX_PROMPT_BYTES = 20_000

/** What the pull request action writes for an agent, in a folder of the runner's temp folder. */
export const PROMPT_FILE = 'prompt.md'
/** First part of the name of that folder. */
export const REVIEW_FOLDER = 'pull-request'
