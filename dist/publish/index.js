import { start } from '../bundle/index.js'
await start('publish/index')
