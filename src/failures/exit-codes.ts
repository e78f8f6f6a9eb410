/**
 * How a command ends. A runner knows success and failure only. `usage`: invalid input or flags. `findings`: findings, or a
 * gate that did not open. `interrupted`: by Ctrl-C, as a shell counts it.
 */
export const EXIT = { ok: 0, failed: 1, usage: 2, findings: 3, interrupted: 130 } as const
