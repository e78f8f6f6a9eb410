import { start } from '../../bundle/index.js'
await start('finish/move/move-thread')
