#!/usr/bin/env node
import { start } from '../bundle/index.js'
await start('cli/index')
