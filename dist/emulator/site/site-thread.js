import { start } from '../../bundle/index.js'
await start('emulator/site/site-thread')
