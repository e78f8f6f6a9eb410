import { start } from '../../bundle/index.js'
await start('sources/render/render-thread')
