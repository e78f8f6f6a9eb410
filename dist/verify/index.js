import { start } from '../bundle/index.js'
await start('verify/index')
