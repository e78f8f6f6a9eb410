import { start } from '../../bundle/index.js'
await start('docs/render/render-thread')
