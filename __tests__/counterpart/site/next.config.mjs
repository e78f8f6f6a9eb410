import { join } from 'node:path'

export default {
  generateBuildId: () => 'counterpart-of-a-client',
  turbopack: { root: join(import.meta.dirname, '../..') }
}
