/**
 * Exit codes of actions and commands. A script may treat invalid input, and findings and gates, in another way.
 * `interrupted`: by Ctrl-C, as a shell counts it.
 */
export const EXIT = { ok: 0, failed: 1, usage: 2, findings: 3, interrupted: 130 } as const
