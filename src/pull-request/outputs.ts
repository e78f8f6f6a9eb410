export const OUTPUT_NAMES = [
  'changed-pages',
  'new-findings',
  'findings',
  'removed-without-redirect',
  'comment-url',
  'report-url',
  'preview-url',
  'changes-path',
  'findings-path',
  'sarif-path',
  'fixes-path',
  'prompt-path'
] as const
