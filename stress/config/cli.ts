/**
 * `npm run stress config -- --charts FOLDER... [--seed N]`: edits public deployment configs. Checks the lines that each
 * edit changes. Also reads the file before and after the edit with `yaml` and PyYAML, and checks the values. FOLDER can
 * also be a bare git directory.
 */
import { parseArgs } from 'node:util'
import { editCharts } from './campaign.ts'
import { filesOf } from './charts.ts'
import { hasPyYaml, startPyYaml } from './pyyaml.ts'

const MAX_SHOWN = 20

const { values, positionals } = parseArgs({
  options: { charts: { type: 'string', multiple: true, default: [] }, seed: { type: 'string' } },
  allowPositionals: true
})
const charts = [...values.charts, ...positionals]
if (charts.length === 0)
  throw new Error('--charts is missing: folders or bare git directories with Helm charts')
if (!hasPyYaml) throw new Error('Install python3 with PyYAML, which is needed for the comparison')
const seed = values.seed === undefined ? Math.floor(Math.random() * 1_000_000) : Number(values.seed)
console.log(`Edits from seed ${seed}`)

await using pyYaml = startPyYaml()
const result = await editCharts(filesOf(charts), seed, pyYaml, ({ files, edits }) => {
  if (files % 100 === 0) console.log(`${files} files, ${edits} edits`)
})
const { files, edits, changed, unreadable, wrong } = result
for (const report of wrong.slice(0, MAX_SHOWN)) console.log(`wrong: ${report}`)
console.log(result.kinds)
console.log('refused:', result.refused)
console.log(
  `Seed ${seed}: ${files} files, ${edits} edits, ${changed} changed, ${edits - changed} refused, ${wrong.length} wrong; PyYAML cannot read ${unreadable}`
)
process.exitCode = files > 0 && wrong.length === 0 ? 0 : 1
