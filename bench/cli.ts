/** `npm run bench NAME` runs a benchmark. */
import { runNamed } from '../stress/run-named.ts'

await runNamed('bench', import.meta.dirname, {
  export: ['export.ts', 'download and extraction compared with scripts, about 10 min'],
  review: ['review.ts', 'the checks compared with other checkers, about 2 min'],
  publish: ['publish.ts', 'publishing compared with aws-cli and rclone'],
  start: ['start.ts', 'the start-up time of the actions, about 1 min'],
  alternatives: ['alternatives/cli.ts', 'our code compared with similar libraries, about 3 min'],
  verify: ['verify.ts', 'verifying compared with curl, about 2 min'],
  finish: ['finish.ts', 'the finish action on 10,000 pages, compared with pandoc, about 2 min'],
  search: ['search.ts', 'the search that the finish action builds for 10,000 pages, about 3 min'],
  move: ['move.ts', 'moving a site of 1,000 large pages below a path, about 1 min'],
  'pull-request': ['pull-request.ts', 'the review of 24,041 generated files, and of real docs, about 5 min'],
  upload: ['upload.ts', 'artifact uploads, about 2 min']
})
