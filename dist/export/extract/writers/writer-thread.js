import { start } from '../../../bundle/index.js'
await start('export/extract/writers/writer-thread')
