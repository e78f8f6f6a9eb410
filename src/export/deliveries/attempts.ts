import type { Clock } from '../../lib/clock.ts'
import type { Log } from '../../lib/log.ts'
import type { Archive } from '../archive/download.ts'
import type { Attempt } from '../deliver.ts'
import type { Inputs } from '../inputs.ts'
import type { SetOutput } from '../outputs.ts'
import type { Surroundings } from '../surroundings.ts'
import { deliverArtifact, loadArtifactClient } from './artifact.ts'

export interface DeliveryContext {
  clock: Clock
  random: () => number
  log: Log
  signal: AbortSignal
  setOutput: SetOutput
  surroundings: Surroundings
}

/** Stores the archive with the workflow run. */
export function artifactAttempt(archive: Archive, { artifact }: Inputs, context: DeliveryContext): Attempt {
  const { setOutput, surroundings } = context
  const { retentionDays, ...wanted } = artifact
  return {
    kind: 'artifact',
    title: 'Storing the artifact',
    work: async () => {
      const stored = await deliverArtifact(
        { archive, ...wanted, ...(retentionDays !== undefined && { retentionDays }), runUrl: surroundings.runUrl },
        { ...context, loadClient: loadArtifactClient }
      )
      setOutput('artifact-id', stored.id)
      setOutput('artifact-name', stored.name)
      setOutput('artifact-url', stored.url)
      if (stored.digest !== undefined) setOutput('artifact-digest', stored.digest)
      return { text: stored.name, url: stored.url }
    }
  }
}
