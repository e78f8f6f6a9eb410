/**
 * The entry of the bundle. All actions are in one bundle, so that they share the toolkit: a runner downloads the whole
 * repository for every action.
 */
const ACTIONS = {
  export: async () => await import('./export/index.ts'),
  publish: async () => await import('./publish/index.ts'),
  verify: async () => await import('./verify/index.ts'),
  search: async () => await import('./search/index.ts'),
  'pull-request': async () => await import('./pull-request/index.ts'),
  'wait-for-agent': async () => await import('./wait-for-agent/index.ts')
}

export async function startAction(name: keyof typeof ACTIONS): Promise<void> {
  await ACTIONS[name]()
}

/** Threads start from a file of their own, which the build adds to the bundle. */
export async function startWriterThread(): Promise<void> {
  await import('./export/extract/writers/writer-thread.ts')
}

export async function startRenderThread(): Promise<void> {
  await import('./docs/render/render-thread.ts')
}
