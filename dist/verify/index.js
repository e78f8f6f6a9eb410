import { startAction } from '../bundle/index.js'
await startAction('verify')
