/**
 * `npm run stress histories -- --clones DIR [--only NAME]`: reviews commits that broke the documentation of public
 * projects and were corrected later. DIR contains a clone of each project as `OWNER+NAME/repo`.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { reviewChange } from '../../src/pull-request/fixes/review-change.ts'
import type { ReaderReview } from '../../src/pull-request/comparison/review.ts'
import { Renderer } from '../../src/sources/render/renderer.ts'
import { GitDocs } from './git-docs.ts'

/** Folder, commit, and expected result: a kind of finding, `left` (page removed from navigation) or `nothing`. */
const MISTAKES: Record<string, [folder: string, commit: string, expected: string][]> = {
  'dubinc+docs': [
    ['', '333566a', 'broken-anchor'],
    ['', 'd6b3bfc', 'broken-anchor'],
    ['', 'df61c1d', 'left']
  ],
  'Infisical+infisical': [
    ['docs/', '708845cc03', 'broken-link'],
    ['docs/', '4c7a2dd319', 'broken-link'],
    ['docs/', '4e669ac225', 'broken-link'],
    ['docs/', 'e1050c0e68', 'missing-page'],
    ['docs/', '0a0cb81b13', 'missing-page'],
    ['docs/', 'e056a374d3', 'invalid-source'],
    ['docs/', '17680d6f3c', 'invalid-settings'],
    ['docs/', '4f64ed6b42', 'nothing']
  ],
  'triggerdotdev+trigger.dev': [
    ['docs/', '5d303ce6f2', 'broken-link'],
    ['docs/', '71060d93b1', 'missing-operation']
  ],
  'langchain-ai+docs': [
    ['src/', '5f163629', 'left'],
    ['src/', 'a5f24f9b', 'invalid-source']
  ],
  'crewAIInc+crewAI': [
    ['docs/', '62f3df7ed', 'unlisted-page'],
    ['docs/', '629f7f34c', 'nothing']
  ],
  'mem0ai+mem0': [
    ['docs/', 'b4c50550b', 'invalid-settings'],
    ['docs/', '5e8d5e466', 'invalid-settings']
  ]
}

const { values } = parseArgs({
  options: { clones: { type: 'string' }, only: { type: 'string', default: '' } }
})
if (values.clones === undefined) throw new Error('--clones is missing: the folder with the clones')
let [caught, missed] = [0, 0]
for (const [name, mistakes] of Object.entries(MISTAKES))
  for (const [folder, commit, expected] of mistakes.filter(([, each]) =>
    `${name} ${each}`.includes(values.only)
  )) {
    const docs = new GitDocs(join(values.clones, name, 'repo'), folder)
    const renderer = new Renderer({})
    const review = await reviewChange(docs.versions(commit), { ignore: [], prefix: folder, renderer })
    const found = seenIn(review)
    const isCaught =
      expected === 'nothing' ? found.length === 0 : found.some(line => line.startsWith(expected))
    if (isCaught) caught++
    else missed++
    console.log(`${name} ${commit}: ${isCaught ? 'caught' : 'not caught'}: ${expected}`)
    for (const line of found.slice(0, values.only === '' ? 8 : 1000)) console.log(`    ${line}`)
  }
console.log(`${caught} caught, ${missed} not caught.`)

function seenIn({ findings, navigation }: ReaderReview): string[] {
  return [
    ...navigation.flatMap(change => (change.kind === 'left' ? `left ${change.path}` : [])),
    ...findings.flatMap(({ isNew, kind, target, file, line, message }) =>
      isNew ? [`${kind} ${target} ${file}:${line} ${message}`] : []
    )
  ]
}
