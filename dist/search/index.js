import { start } from '../bundle/index.js'
await start('search/index')
