import { start } from '../../bundle/index.js'
await start('finish/compact/compact-thread')
