export { clear, findOrKeep, findOrLearn } from './markup-table'
export { predict, skip } from './page-reader'
export { indexNames, readAttributes, readTag } from './tag-reader'
