import { startAction } from '../bundle/index.js'
await startAction('wait-for-agent')
