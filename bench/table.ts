import { type Measured, median } from './measure.ts'

export interface Row {
  title: string
  /** Measurements by tool name. */
  measured: Map<string, Measured[]>
}

const OTHERS = ['script', 'expert', 'aria2', 'toolkit']

/** Returns tables with ratios, because seconds depend on the machine. 2.00× is twice the time in the `ours` column. */
export function tableOf(rows: Row[], facts: string[]): string {
  const lines = [
    `| wall time | ours | ${OTHERS.join(' | ')} |`,
    `|---|---|${OTHERS.map(() => '---').join('|')}|`,
    ...rows.map(row => {
      const ours = of(row, 'ours', 'seconds')
      const cells = OTHERS.map(name => {
        const theirs = of(row, name, 'seconds')
        return ours === undefined || theirs === undefined
          ? ''
          : `${theirs.toFixed(2)} s (**${(theirs / ours).toFixed(2)}×**)`
      })
      return `| ${row.title} | ${ours?.toFixed(2) ?? ''} s | ${cells.join(' | ')} |`
    }),
    '',
    `| CPU time of all processes, peak memory of the largest one | ours | ${OTHERS.join(' | ')} |`,
    `|---|---|${OTHERS.map(() => '---').join('|')}|`,
    ...rows.map(row => {
      const cells = ['ours', ...OTHERS].map(name => {
        const cpu = of(row, name, 'cpuSeconds')
        const peak = of(row, name, 'peakBytes')
        return cpu === undefined || peak === undefined
          ? ''
          : `${cpu.toFixed(2)} s, ${Math.round(peak / 1e6)} MB`
      })
      return `| ${row.title} | ${cells.join(' | ')} |`
    })
  ]
  return `${lines.join('\n')}\n\n${facts.map(fact => `- ${fact}`).join('\n')}\n`
}

function of(row: Row, name: string, what: keyof Measured): number | undefined {
  const values = (row.measured.get(name) ?? [])
    .map(measured => measured[what])
    .filter(value => value !== undefined)
  return values.length === 0 ? undefined : median(values)
}
