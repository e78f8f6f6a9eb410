import { start } from '../bundle/index.js'
await start('wait-for-agent/index')
