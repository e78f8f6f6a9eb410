import { start } from '../../bundle/index.js'
await start('finish/reading/page-thread')
