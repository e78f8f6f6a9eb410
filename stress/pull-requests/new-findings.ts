/**
 * `npm run -s stress findings -- --clones DIR [--commits 13] [--older 0] [--only NAME] [--commit SHA…] [--whole]`:
 * prints the new findings in commits to public projects, one JSON value per line. `look-up.ts` checks the findings.
 * With `--whole`, prints all findings in the newest commit, including findings that are not new.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { reviewChange } from '../../src/pull-request/fixes/review-change.ts'
import { Renderer } from '../../src/sources/render/renderer.ts'
import { GitDocs, PROJECTS } from './git-docs.ts'

const { values } = parseArgs({
  options: {
    clones: { type: 'string' },
    commits: { type: 'string', default: '13' },
    older: { type: 'string', default: '0' },
    only: { type: 'string', default: '' },
    commit: { type: 'string', multiple: true },
    whole: { type: 'boolean', default: false }
  }
})
if (values.clones === undefined) throw new Error('--clones is missing: the folder with the clones')
for (const [name, folder] of Object.entries(PROJECTS).filter(([each]) => each.includes(values.only))) {
  const docs = new GitDocs(join(values.clones, name, 'repo'), folder)
  const renderer = new Renderer({})
  const all = docs.commits(3000)
  const [recent, older] = [Number(values.commits), Number(values.older)]
  const step = Math.max(1, Math.floor((all.length - recent) / Math.max(1, older)))
  const commits = values.whole
    ? all.slice(0, 1)
    : (values.commit ?? [
        ...all.slice(0, recent),
        ...all
          .slice(recent)
          .filter((_, at) => at % step === 0)
          .slice(0, older)
      ])
  for (const commit of commits) {
    const start = Date.now()
    const versions = docs.versions(commit)
    const compared = values.whole ? { ...versions, base: undefined } : versions
    const { findings } = await reviewChange(compared, { ignore: [], prefix: folder, renderer })
    const shown = findings.filter(({ isNew }) => isNew || values.whole)
    console.error(
      `${name} ${commit.slice(0, 10)}: ${shown.length} of ${findings.length}, ${Date.now() - start} ms`
    )
    for (const finding of shown) console.log(JSON.stringify({ name, folder, commit, ...finding }))
  }
}
