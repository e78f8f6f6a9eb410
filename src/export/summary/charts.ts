import { formatDuration } from '../../runtime/units.ts'

export interface Bar {
  name: string
  /** Milliseconds since 1970: the picture shows them in the time zone of whoever looks at it. */
  startedAt: number
  endedAt: number
  failed: boolean
}

/** The lines of a Gantt chart: one bar a stage, labelled with how long it took. */
export function gantt(title: string, bars: Bar[]): string[] {
  return [
    'gantt',
    `  title ${plain(title)}`,
    '  dateFormat x',
    '  axisFormat %H:%M:%S',
    ...bars.map(({ name, startedAt, endedAt, failed }) => {
      const start = Math.round(startedAt)
      // A bar of no length at all is not drawn.
      const end = Math.max(Math.round(endedAt), start + 1)
      return `  ${plain(name)} (${formatDuration(end - start)}) :${failed ? 'crit, ' : ''}${start}, ${end}`
    })
  ]
}

export interface Sample {
  at: number
  value: number
}

const POINTS = 24

/** Low and wide, in a color that is visible on white and on black. The default color is hardly visible on either. */
const CHART_LOOK = {
  xyChart: { width: 900, height: 240 },
  themeVariables: { xyChart: { backgroundColor: 'transparent', plotColorPalette: '#2da44e' } }
}

/** The lines of a line chart from 0 to 100. The chart spaces its points evenly, so the samples are brought to that. */
export function progressChart(title: string, samples: Sample[]): string[] {
  const ordered = samples.toSorted((a, b) => a.at - b.at)
  const start = ordered[0]?.at ?? 0
  const span = Math.max(1, (ordered.at(-1)?.at ?? 0) - start)
  const [unit, unitMs] = span > 180_000 ? ['minutes', 60_000] : ['seconds', 1000]
  const points = Array.from({ length: POINTS }, (_, i) =>
    valueAt(ordered, start + (span * i) / (POINTS - 1)).toFixed(1)
  )
  return [
    `%%{init: ${JSON.stringify(CHART_LOOK)}}%%`,
    'xychart-beta',
    `  title "${plain(title)}"`,
    `  x-axis "${unit}" 0 --> ${(span / unitMs).toFixed(1)}`,
    '  y-axis "per cent" 0 --> 100',
    `  line [${points.join(', ')}]`
  ]
}

/** Straight lines between the samples. */
function valueAt(ordered: Sample[], at: number): number {
  const after = ordered.find(sample => sample.at >= at) ?? ordered.at(-1)
  const before = ordered.findLast(sample => sample.at <= at) ?? ordered[0]
  if (before === undefined || after === undefined) return 0
  const share = after.at > before.at ? (at - before.at) / (after.at - before.at) : 0
  return Math.min(100, Math.max(0, before.value + share * (after.value - before.value)))
}

/** Mermaid gives a meaning to most punctuation and has no way to escape it everywhere. */
function plain(text: string): string {
  return text
    .replace(/[^\p{L}\p{N} .,()-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}
