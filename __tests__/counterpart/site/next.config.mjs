import { join } from 'node:path'

export default {
  generateBuildId: () => 'counterpart-of-a-client',
  // The head of a page is written before its body, for every client that asks.
  htmlLimitedBots: /.*/,
  turbopack: { root: join(import.meta.dirname, '../..') }
}
