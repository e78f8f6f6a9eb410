import { beforeAll, describe, expect, test } from '@jest/globals'
import type { Problem } from '../support/lint-workflows.ts'
import { lint } from '../support/lint.ts'
import {
  examples,
  files,
  textOf,
  usesIn,
  workflowOf,
  workflows,
  wrongInputs,
  type Job
} from '../support/repository.ts'

const all = [...workflows, ...examples]

const sound = textOf('examples/github-pages.yml')
const broken: [string, string][] = [
  ['a key that does not exist', sound.replace('timeout-minutes: 40', 'timeout: 40')],
  ['an input that our action does not have', sound.replace('domain:', 'domian:')],
  ['an input that another action does not have', sound.replace('include-hidden-files:', 'hidden-files:')],
  ['a required input that is missing', sound.replace(/^ +api-key:.*\n/m, '')],
  ['an output of a step that does not exist', sound.replace('steps.deploy.outputs', 'steps.depoly.outputs')],
  ['an action that nobody looked up', sound.replace('actions/deploy-pages@', 'actions/undeploy-pages@')],
  ['a permission that does not exist', sound.replace('pages: write', 'pages: admin')],
  ['an unknown context', sound.replace('secrets.DOCS_API_KEY', 'secret.DOCS_API_KEY')],
  ['a job that needs one that is not there', sound.replace('needs: export', 'needs: exports')]
]

let problems: Problem[]

// One process for all of it: the linters take longer to start than to read our files.
beforeAll(async () => {
  problems = await lint([
    ...[...all, 'action.yml', 'wait-for-agent/action.yml'].map(path => ({ path, text: textOf(path) })),
    ...broken.map(([flaw, text]) => ({ path: `broken/${flaw}.yml`, text })),
    { path: 'broken/action.yml', text: textOf('action.yml').replace('node24', 'node99') }
  ])
}, 60_000)

test('workflows, examples and action files pass GitHub’s language service and actionlint', () => {
  expect(problems.filter(({ path }) => !path.startsWith('broken/'))).toEqual([])
})

describe('the linters find', () => {
  test.each(broken)('%s', (flaw, text) => {
    expect(text).not.toBe(sound)
    expect(problems.map(({ path }) => path)).toContain(`broken/${flaw}.yml`)
  })

  test('a runtime that does not exist', () => {
    expect(problems.map(({ path }) => path)).toContain('broken/action.yml')
  })
})

describe.each(all)('%s', path => {
  const workflow = workflowOf(path)
  const jobs = Object.entries(workflow.jobs ?? {})
  const isCall = (job: Job): boolean => job.uses !== undefined

  test('starts from few permissions', () => {
    expect([{}, { contents: 'read' }]).toContainEqual(workflow.permissions)
  })

  test('gives our actions inputs that they have, and those that they need', () => {
    expect(usesIn(workflow).flatMap(wrongInputs)).toEqual([])
  })

  test('limits the time of every job', () => {
    const endless = jobs.filter(([, job]) => !isCall(job) && typeof job['timeout-minutes'] !== 'number')
    expect(endless.map(([name]) => name)).toEqual([])
  })

  test('says what happens when two runs meet', () => {
    // A called workflow runs under its caller's rule.
    if (path !== '.github/workflows/export-sites.yml') expect(workflow.concurrency).toBeDefined()
  })

  test('puts no secret and no event text into a script', () => {
    const scripts = jobs.flatMap(([, job]) => job.steps ?? []).map(step => step.run ?? '')
    const risky = /\$\{\{\s*(secrets|inputs|steps|needs|github\.event|github\.head_ref)\b/
    expect(scripts.filter(script => risky.test(script))).toEqual([])
  })

  test('pins other people’s actions by commit, with the version beside it', () => {
    const used = textOf(path)
      .split('\n')
      .map(line => /^\s*(?:- )?uses: (.+)$/.exec(line)?.[1] ?? '')
      .filter(uses => uses !== '' && !uses.startsWith('./') && !uses.startsWith('OWNER/'))
    const loose = used.filter(uses => !/^[\w.-]+(\/[\w.-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(uses))
    // Published under a moving tag only.
    expect(loose.filter(uses => uses !== 'Azure/static-web-apps-deploy@v1')).toEqual([])
  })
})

test('one action has one pin in all files', () => {
  const pins = new Map<string, Set<string>>()
  for (const { uses = '' } of all.flatMap(path => usesIn(workflowOf(path)))) {
    const [action = '', ref = ''] = uses.split('@')
    pins.set(action, (pins.get(action) ?? new Set()).add(ref))
  }
  expect([...pins].filter(([, refs]) => refs.size > 1)).toEqual([])
})

test('the index of the examples names every one of them', () => {
  const index = textOf('examples/README.md')
  const named = [...index.matchAll(/\]\(([\w-]+\.yml)\)/g)].map(([, name]) => `examples/${name ?? ''}`)
  expect(named.sort()).toEqual(files('examples/*.yml'))
})
