/** `npm run stress load -- [--exports 100] [--rate 20]` measures the figures in docs/reliability.md. */
import { parseArgs } from 'node:util'
import { runLoad } from './load.ts'

const { values } = parseArgs({
  options: { exports: { type: 'string', default: '100' }, rate: { type: 'string', default: '20' } }
})
const { exports, failures, seconds, requests, rejected, perSecond } = await runLoad({
  exports: Number(values.exports),
  rateLimit: Number(values.rate)
})
const total = requests.reduce((sum, count) => sum + count, 0)
const spread = (numbers: number[], digits = 0) =>
  [numbers[0], numbers[Math.floor(numbers.length / 2)], numbers.at(-1)]
    .map(number => (number ?? 0).toFixed(digits))
    .join(' / ')

console.log(`${exports} exports at the same time, ${values.rate} requests per second allowed
finished            ${exports - failures.length} of ${exports}
seconds             ${spread(seconds, 1)} (first, median, last)
requests per export     ${spread(requests)} (fewest, median, most), ${total} in all
HTTP 429 responses    ${rejected}
requests per second   ${Math.max(...perSecond)} at most; ${perSecond.join(' ')}
`)
for (const failure of failures) console.log(failure)
process.exitCode = failures.length > 0 ? 1 : 0
