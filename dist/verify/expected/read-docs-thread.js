import { start } from '../../bundle/index.js'
await start('verify/expected/read-docs-thread')
