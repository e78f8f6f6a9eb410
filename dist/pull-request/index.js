import { start } from '../bundle/index.js'
await start('pull-request/index')
