/** `npm run test:crowd -- [--flows 100] [--rate 20]`: the figures of docs/reliability.md. */
import { parseArgs } from 'node:util'
import { runCrowd } from './crowd.ts'

const { values } = parseArgs({
  options: { flows: { type: 'string', default: '100' }, rate: { type: 'string', default: '20' } }
})
const { flows, failures, seconds, requests, refused, perSecond } = await runCrowd({
  flows: Number(values.flows),
  rateLimit: Number(values.rate)
})
const total = requests.reduce((sum, count) => sum + count, 0)
const spread = (numbers: number[], digits = 0) =>
  [numbers[0], numbers[Math.floor(numbers.length / 2)], numbers.at(-1)]
    .map(number => (number ?? 0).toFixed(digits))
    .join(' / ')

console.log(`${flows} exports at once, ${values.rate} requests a second allowed
finished            ${flows - failures.length} of ${flows}
seconds             ${spread(seconds, 1)} (first, median, last)
requests a flow     ${spread(requests)} (fewest, median, most), ${total} in all
refused with 429    ${refused}
requests a second   ${Math.max(...perSecond)} in the busiest; ${perSecond.join(' ')}
`)
for (const failure of failures) console.log(failure)
process.exitCode = failures.length > 0 ? 1 : 0
