import { startWriterThread } from './index.js'
await startWriterThread()
