import type { RunContext } from '../runtime/context.ts'

export const OUTPUT_NAMES = [
  'changed-pages',
  'new-findings',
  'findings',
  'removed-without-redirect',
  'comment-url',
  'changes-path',
  'findings-path',
  'sarif-path',
  'fixes-path'
] as const

export function setOutputs(
  values: Partial<Record<(typeof OUTPUT_NAMES)[number], string | number | undefined>>,
  { setOutput }: Pick<RunContext, 'setOutput'>
): void {
  for (const [name, value] of Object.entries(values)) if (value !== undefined) setOutput(name, value)
}
