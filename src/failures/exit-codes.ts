/**
 * Exit codes of commands. In a workflow, any code except 0 means failure. `usage`: invalid input or flags. `findings`:
 * findings, or a failed check. `interrupted`: Ctrl-C, with the exit code that shells use.
 */
export const EXIT = { ok: 0, failed: 1, usage: 2, findings: 3, interrupted: 130 } as const
