/** `npm run stress NAME` runs a campaign, for example with random faults, archives, documents or changes. */
import { runNamed } from './run-named.ts'

await runNamed('stress', import.meta.dirname, {
  faults: ['faults/cli.ts', 'random faults against the committed export action, about 15 min'],
  publish: ['publish/cli.ts', 'random faults against the committed publish action'],
  load: ['load/cli.ts', '100 exports at the same time against a service with a rate limit, about 30 s'],
  archives: ['archives/cli.ts', 'mutated archives, compared with other readers'],
  html: ['html/cli.ts', 'random documents, read by the scanner and by parse5, under 1 min'],
  sites: ['sites/cli.ts', 'the review of Debian documentation packages, about 10 min'],
  kinds: ['kinds/cli.ts', 'seven kinds of sites from build to publication (docs/sites.md), about 10 min'],
  'pull-requests': ['pull-requests/cli.ts', 'changes to real docs: does the review find all consequences?'],
  histories: ['pull-requests/histories.ts', 'commits that broke public docs: does the review detect them?'],
  findings: ['pull-requests/new-findings.ts', 'prints the new findings in commits to public docs'],
  'look-up': ['pull-requests/look-up.ts', 'checks the output of `findings` without the review code'],
  fixes: ['pull-requests/seeded-fixes.ts', 'moved and renamed pages in real docs: are all fixes correct?'],
  'real-fixes': [
    'pull-requests/real-fixes.ts',
    'commits that moved pages: compares the fixes with the later edits'
  ],
  docs: ['pull-requests/mutated-docs.ts', 'docs with changed bytes, keys and names: do all reviews end?'],
  settings: ['pull-requests/settings.ts', "settings of public docs, compared with the service's check"],
  live: ['live/cli.ts', 'copies of live sites, judged with the history of their sources, about 5 min'],
  markdown: ['markdown/cli.ts', 'Markdown pages from real docs, compared with the sources'],
  config: ['config/cli.ts', 'edits to Helm charts, checked with PyYAML, about 7 min']
})
