/** `npm run stress NAME`: a campaign with random faults, archives, documents, changes or mistakes. */
import { runNamed } from '../scripts/run-named.ts'

await runNamed('stress', import.meta.dirname, {
  faults: ['faults/cli.ts', 'random faults against the committed export action, about 15 min'],
  publish: ['publish/cli.ts', 'random faults against the committed publish action'],
  load: ['load/cli.ts', '100 exports at the same time against a service with a rate limit, about 30 s'],
  archives: ['archives/cli.ts', 'mutated archives, compared with other readers'],
  html: ['html/cli.ts', 'random documents, which the scanner and parse5 must read alike, under 1 min'],
  sites: ['sites/cli.ts', 'the review of documentation packages of Debian, about 10 min'],
  kinds: ['kinds/cli.ts', 'sites of seven kinds on their way to readers (docs/sites.md), about 10 min'],
  'pull-requests': ['pull-requests/cli.ts', 'changes of real docs: is every consequence found?'],
  histories: ['pull-requests/histories.ts', 'commits that broke public docs: does the review find it?'],
  findings: ['pull-requests/new-findings.ts', 'writes the new findings of commits of public docs'],
  'look-up': ['pull-requests/look-up.ts', 'looks these findings up without the code of the review'],
  fixes: [
    'pull-requests/seeded-fixes.ts',
    'moved and renamed pages of real docs: does every fix lead there?'
  ],
  'real-fixes': ['pull-requests/real-fixes.ts', 'commits that moved pages: the fixes, and what people wrote'],
  docs: ['pull-requests/mutated-docs.ts', 'docs with bytes, keys and names changed: does every review end?'],
  settings: ['pull-requests/settings.ts', "settings of public docs, compared with the service's own check"],
  markdown: ['markdown/cli.ts', 'the Markdown of pages of real docs, compared with their sources'],
  config: ['config/cli.ts', 'edits of Helm charts, judged with PyYAML, about 7 min'],
  mutants: ['mutants/cli.ts', '60 random mistakes in the sources: which of them do the tests find?']
})
