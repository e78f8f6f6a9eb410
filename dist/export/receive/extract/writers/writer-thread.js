import { start } from '../../../../bundle/index.js'
await start('export/receive/extract/writers/writer-thread')
