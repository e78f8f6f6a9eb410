import { start } from '../../bundle/index.js'
await start('pull-request/worker/worker-thread')
