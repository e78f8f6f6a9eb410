import { build } from './bundle.ts'

await build('dist')
