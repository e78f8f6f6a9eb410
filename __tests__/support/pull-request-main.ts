import './kept-threads.ts'

export const { main } = await import('../../src/pull-request/main.ts')
