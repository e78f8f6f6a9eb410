import { join } from 'node:path'

export default {
  generateBuildId: () => 'counterpart-of-a-client',
  // Writes the head of each page before its body, for all clients.
  htmlLimitedBots: /.*/,
  turbopack: { root: join(import.meta.dirname, '../..') }
}
