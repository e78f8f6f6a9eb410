import { beforeAll, describe, expect, test } from '@jest/globals'
import type { Problem } from '../support/lint-workflows.ts'
import { lint } from '../support/lint.ts'
import { refusedInputs } from '../support/accepted-inputs.ts'
import { FAILING_KINDS } from '../../src/review/checks/findings.ts'
import { parseDuration } from '../../src/runtime/text/units.ts'
import {
  actionBehind,
  codeBlocks,
  examples,
  files,
  isOwnAction,
  OURS,
  pages,
  readAction,
  textOf,
  usesIn,
  workflowIn,
  workflowOf,
  workflows,
  wrongInputs,
  type Step,
  type Workflow
} from '../support/repository.ts'
import { wrongOutputs } from '../support/step-outputs.ts'

const all = [...workflows, ...examples]
const actionFiles = files('action.yml', '*/action.yml')
/** Complete workflows in pages. */
const snippets = pages
  .flatMap(page => codeBlocks(page, 'yaml'))
  .filter(({ text }) => /^on:/m.test(text) && /^jobs:/m.test(text))
  .map(({ page, line, text }) => ({ path: `${page.replaceAll('/', '-')}-line-${line}.yml`, text }))

const sound = textOf('examples/github-pages.yml')
const broken: [string, string][] = [
  ['a key that does not exist', sound.replace('timeout-minutes: 80', 'timeout: 80')],
  ['an unknown input of our action', sound.replace('domain:', 'domian:')],
  ['an unknown input of a third-party action', sound.replace('include-hidden-files:', 'hidden-files:')],
  [
    'a required input that is missing',
    textOf('examples/helm-permanent-url.yml').replace(/^ +target:.*\n/m, '')
  ],
  ['an output of a nonexistent step', sound.replace('steps.deploy.outputs', 'steps.depoly.outputs')],
  [
    'an action that is not in the list of known actions',
    sound.replace('actions/deploy-pages@', 'actions/undeploy-pages@')
  ],
  ['a permission that does not exist', sound.replace('pages: write', 'pages: admin')],
  ['an unknown context', sound.replace('secrets.DOCS_API_KEY', 'secret.DOCS_API_KEY')],
  ['a job that needs a nonexistent job', sound.replace('needs: export', 'needs: exports')]
]

let problems: Problem[]

// Checks all files in one process, because the linters take longer to start than to check a file.
beforeAll(async () => {
  problems = await lint([
    ...[...all, ...actionFiles].map(path => ({ path, text: textOf(path) })),
    ...snippets,
    ...broken.map(([flaw, text]) => ({ path: `broken/${flaw}.yml`, text })),
    { path: 'broken/action.yml', text: textOf('action.yml').replace('node24', 'node99') }
  ])
}, 60_000)

test('workflows, examples, snippets and action files pass GitHub’s language service and actionlint', () => {
  expect(snippets.length).toBeGreaterThan(5)
  expect(problems.filter(({ path }) => !path.startsWith('broken/'))).toEqual([])
})

test.each(broken)('the linters find %s', (flaw, text) => {
  expect(text).not.toBe(sound)
  expect(problems.map(({ path }) => path)).toContain(`broken/${flaw}.yml`)
})

test('the linters find a runtime that does not exist', () => {
  expect(problems.map(({ path }) => path)).toContain('broken/action.yml')
})

const brokenOutputs: [string, string][] = [
  ['an unknown output of our action', sound.replace('outputs.site-path', 'outputs.site-folder')],
  ['an unknown output of a third-party action', sound.replace('outputs.page_url', 'outputs.url')],
  [
    'a nonexistent output of a job',
    sound.replace('steps.deploy.outputs.page_url', 'needs.export.outputs.url')
  ],
  ['an unknown delivery', sound.replace('deliver: site', 'deliver: folder')]
]

const find = (text: string) => {
  const workflow = workflowIn({ page: 'broken', line: 1, text })
  return [...wrongOutputs(workflow), ...usesIn(workflow).flatMap(refusedInputs)]
}
const known = find(sound)

test.each(brokenOutputs)('our checks find %s', (_flaw, text) => {
  expect(text).not.toBe(sound)
  expect(find(text).length).toBe(known.length + 1)
})

describe.each([...all, ...pages])('%s', path => {
  const found = path.endsWith('.md') ? codeBlocks(path, 'yaml').map(workflowIn) : [workflowOf(path)]

  test('uses only inputs that the actions declare, and sets the required inputs', () => {
    expect(found.flatMap(usesIn).flatMap(wrongInputs)).toEqual([])
  })

  test('sets the inputs of our actions only to valid values', () => {
    expect(found.flatMap(usesIn).flatMap(refusedInputs)).toEqual([])
  })

  test('reads only existing outputs', () => {
    expect(found.flatMap(wrongOutputs)).toEqual([])
  })
})

describe.each(all)('%s', path => {
  const workflow = workflowOf(path)
  const jobs = Object.entries(workflow.jobs ?? {})

  test('has minimal permissions at the top level', () => {
    expect([{}, { contents: 'read' }]).toContainEqual(workflow.permissions)
  })

  test('sets a timeout for every job', () => {
    const endless = jobs.filter(
      ([, job]) => job.uses === undefined && typeof job['timeout-minutes'] !== 'number'
    )
    expect(endless.map(([name]) => name)).toEqual([])
  })

  test('limits concurrent runs', () => {
    // This workflow is called by other workflows, whose concurrency settings apply.
    if (path === '.github/workflows/export-sites.yml') return
    expect(
      [workflow, ...jobs.map(([, job]) => job)].some(({ concurrency }) => concurrency !== undefined)
    ).toBe(true)
  })

  test('cancels no run that waits, unless it also cancels the run in progress', () => {
    // A run that waits for a merge exports what a later one exports, too.
    if (path === 'examples/on-docs-merge.yml') return
    const settings = [workflow, ...jobs.map(([, job]) => job)].map(({ concurrency }) => concurrency)
    const dropping = settings.filter(each =>
      JSON.stringify(each ?? {}).includes('"cancel-in-progress":false')
    )
    expect(dropping).toEqual([])
  })

  test('keeps the token of a checkout only in jobs that push', () => {
    // Workflows of this repository are checked by zizmor.
    if (!path.startsWith('examples/')) return
    for (const [, { steps = [] }] of jobs) {
      const pushes = steps.some(({ run = '' }) => /\bgit push\b/.test(run))
      const checkouts = steps.filter(({ uses = '' }) => uses.startsWith('actions/checkout@'))
      for (const { with: given = {} } of checkouts)
        expect(given['persist-credentials']).toBe(pushes ? undefined : false)
    }
  })

  test('inserts no secrets, inputs, outputs or event data into scripts', () => {
    const scripts = jobs.flatMap(([, job]) => job.steps ?? []).map(step => step.run ?? '')
    const risky = /\$\{\{\s*(secrets|inputs|steps|needs|github\.event|github\.head_ref)\b/
    expect(scripts.filter(script => risky.test(script))).toEqual([])
  })

  test('pins third-party actions to a commit, with the version in a comment', () => {
    const used = textOf(path)
      .split('\n')
      .map(line => /^\s*(?:- )?uses: (.+)$/.exec(line)?.[1] ?? '')
      .filter(uses => uses !== '' && !uses.startsWith('./') && !uses.startsWith(OURS))
    const loose = used.filter(uses => !/^[\w.-]+(\/[\w.-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(uses))
    // This action publishes only a moving tag.
    expect(loose.filter(uses => uses !== 'Azure/static-web-apps-deploy@v1')).toEqual([])
  })
})

const exportsOf = (workflow: Workflow) => usesIn(workflow).filter(({ uses }) => isOwnAction(uses))
const jobsOf = (path: string) => Object.values(workflowOf(path).jobs ?? {})
const siteUrls = (path: string) =>
  jobsOf(path).flatMap(({ environment }) => (environment as { url?: string } | undefined)?.url ?? [])

const ofService = examples.filter(path =>
  exportsOf(workflowOf(path)).every(({ with: given = {} }) => given['from'] === undefined)
)
const onMerge = ofService.filter(
  path => startsOnMerge(workflowOf(path)) && exportsOf(workflowOf(path)).length > 0
)
/** Examples that deploy one site, except `AFTER_AGENT`. */
const deploying = examples.filter(path => !/\/(on-|pull-request|is-it-live|agent-|many-domains)/.test(path))
const AFTER_AGENT = 'examples/agent-merge-export-deploy.yml'
// The excluded examples do not verify a site, because another system deploys the image or the configuration later.
const verified = [...deploying, AFTER_AGENT].filter(
  path => !/docker|helm-permanent-url|helm-pull-request|refresh-helm-values/.test(path)
)

test('the examples include workflows that start on merge and workflows that verify a site', () => {
  expect(onMerge.length).toBeGreaterThan(5)
  expect(verified.length).toBeGreaterThan(8)
})

test.each(onMerge)('%s updates the project before the export and displays the commit in a summary', path => {
  const steps = jobsOf(path).flatMap(job => job.steps ?? [])
  const exports = exportsOf(workflowOf(path))
  expect(exports.length).toBeGreaterThan(0)
  for (const step of exports) expect(step.with).toHaveProperty('update-project')
  const summaries = steps.filter(({ run = '' }) => run.includes('GITHUB_STEP_SUMMARY'))
  expect(JSON.stringify(summaries)).toMatch(/steps\.\w+\.outputs\.commit-sha/)
})

test.each([...deploying, AFTER_AGENT])(
  '%s checks out the documentation before the export reads redirects from it',
  path => {
    const exporting = jobsOf(path).filter(job => exportsOf({ jobs: { job } }).length > 0)
    expect(exporting).toHaveLength(1)
    expect(exporting[0]?.steps?.[0]?.uses).toMatch(/^actions\/checkout@/)
    expect(exporting[0]?.permissions).toHaveProperty('contents')
  }
)

test.each(deploying)('%s links to the deployed site', path => {
  const link = /^\$\{\{ (vars\.DOCS_SITE_URL|steps\.deploy\.outputs\.\w+) \}\}$/
  expect(siteUrls(path)).toEqual([expect.stringMatching(link)])
})

const resumable = [...deploying, 'examples/on-docs-merge.yml'].filter(path => ofService.includes(path))

test.each(resumable)('%s can resume an export job', path => {
  const workflow = workflowOf(path)
  const { workflow_dispatch: byHand } = workflow.on as { workflow_dispatch?: { inputs?: object } }
  expect(byHand?.inputs).toHaveProperty('job-id')
  expect(exportsOf(workflow).map(step => step.with?.['job-id'])).toEqual([
    expect.stringMatching(/inputs\.job-id }}$/)
  ])
})

test.each(verified)('%s ends with a verify step for the deployed site', path => {
  const last = jobsOf(path).at(-1)?.steps?.at(-1)
  expect(isOwnAction(last?.uses, 'verify')).toBe(true)
  expect(siteUrls(path)).toEqual([last?.with?.['site-url']])
})

/** All complete workflows: the examples and the snippets in pages. */
const complete = [
  ...examples.map(path => ({ path, workflow: workflowOf(path) })),
  ...snippets.map(({ path, text }) => ({ path, workflow: workflowIn({ page: path, line: 1, text }) }))
]

test.each([
  ...complete,
  { path: 'export-sites.yml', workflow: workflowOf('.github/workflows/export-sites.yml') }
])('in $path, every job that exports a site can read the manifest of the last run', ({ workflow }) => {
  const unable = Object.entries(workflow.jobs ?? {}).filter(
    ([, { steps = [], permissions = workflow.permissions }]) => {
      const compares = steps.some(
        ({ uses = '', with: given = {} }) =>
          (uses === './' || isOwnAction(uses)) &&
          /\b(site|report)\b/.test(String(given['deliver'])) &&
          given['previous-manifest'] === undefined
      )
      return compares && (permissions as Record<string, string> | undefined)?.['actions'] !== 'read'
    }
  )
  expect(unable.map(([name]) => name)).toEqual([])
})

test.each(complete)('$path sets each job timeout above the sum of its action timeouts', ({ workflow }) => {
  const short = Object.entries(workflow.jobs ?? {}).filter(([, job]) => {
    const limit = job['timeout-minutes']
    const needed = (job.steps ?? []).reduce((sum, step) => sum + minutesOf(step), 0)
    return typeof limit === 'number' && limit <= needed
  })
  expect(short.map(([name]) => name)).toEqual([])
})

test('jobs that assume the AWS role use the environment that the role trusts', () => {
  const assuming = complete.flatMap(({ path, workflow }) =>
    Object.values(workflow.jobs ?? {})
      .filter(({ steps = [] }) => steps.some(step => step.with?.['role-to-assume'] !== undefined))
      .map(({ environment }) => ({
        path,
        name: (environment as { name?: string } | undefined)?.name ?? environment
      }))
  )
  expect(assuming.length).toBeGreaterThan(3)
  expect(assuming.filter(({ name }) => name !== 'docs')).toEqual([])
})

test('if a snippet publishes a site to a path, `site-url`, `target` and `base-path` contain the same path', () => {
  const published = pages
    .flatMap(page => codeBlocks(page, 'yaml'))
    .map(block => ({ block, uses: usesIn(workflowIn(block)) }))
    .flatMap(({ block, uses }) => {
      const { 'site-url': siteUrl, target } = uses.find(step => isOwnAction(step.uses, 'publish'))?.with ?? {}
      const exported = uses.find(step => isOwnAction(step.uses))
      const path = URL.parse(String(siteUrl))?.pathname ?? '/'
      const prefix = /^s3:\/\/[^/]*(\/.+)/.exec(String(target))?.[1] ?? '/'
      if (exported === undefined || (path === '/' && prefix === '/')) return []
      return [{ page: block.page, path, prefix, basePath: exported.with?.['base-path'] }]
    })
  expect(published.length).toBeGreaterThan(0)
  expect(published.filter(({ path, prefix, basePath }) => path !== basePath || path !== prefix)).toEqual([])
})

test('docs/air-gapped.md sets the check to fail for resources on other hosts', () => {
  const failing = codeBlocks('docs/air-gapped.md', 'yaml')
    .flatMap(block => usesIn(workflowIn(block)))
    .filter(step => step.with?.['check'] === 'fail')
  const kinds = failing.map(step => String(step.with?.['check-fail-on']).split(', '))
  expect(kinds).toEqual([[...FAILING_KINDS, 'external-resource']])
})

test('no example sets `version` to a commit', () => {
  const versions = examples.flatMap(path => usesIn(workflowOf(path)).map(step => step.with?.['version']))
  expect(versions.filter(version => /sha/i.test(String(version)))).toEqual([])
})

test.each([
  ['file', () => all.map(workflowOf)],
  ['page', () => pages.flatMap(page => codeBlocks(page, 'yaml')).map(workflowIn)]
])('every %s uses the same version of each action', (_, read) => {
  const versions = new Map<string, Set<string>>()
  for (const { uses = '' } of read().flatMap(usesIn)) {
    const [action = '', version = ''] = uses.split('@')
    versions.set(action, (versions.get(action) ?? new Set()).add(version))
  }
  expect(versions.get('actions/checkout')?.size).toBe(1)
  expect([...versions].filter(([, each]) => each.size > 1)).toEqual([])
})

test('workflows that roll back a site allow the removal of any number of pages', () => {
  const rollbacks = complete
    .filter(({ workflow }) => workflow.name === 'Roll back docs')
    .flatMap(({ workflow }) => usesIn(workflow))
    .filter(({ uses }) => isOwnAction(uses, 'publish'))
  expect(rollbacks.map(step => step.with?.['max-removed'])).toEqual(['100%', '100%'])
  const [first = {}, ...others] = usesIn(workflowOf('examples/rollback.yml')).filter(({ uses = '' }) =>
    uses.startsWith(OURS)
  )
  // The export compares the site with the site from the last run, and stores the new manifest.
  expect(first.with).toMatchObject({ domain: '${{ vars.DOCS_DOMAIN }}', 'max-page-drop': '100%' })
  expect(first.with).not.toHaveProperty('previous-manifest')
  expect(others.at(-1)?.with).toHaveProperty('changes-path')
})

test.each(examples)('%s finishes the site that it publishes, or a comment explains why not', path => {
  const uses = usesIn(workflowOf(path)).map(step => step.uses)
  // A site that stays at the service is compared with its sources, and not published.
  const isHosted = usesIn(workflowOf(path)).some(step => step.with?.['docs-path'] !== undefined)
  const publishes =
    !isHosted && uses.some(each => isOwnAction(each, 'publish') || isOwnAction(each, 'verify'))
  const isExplained = /^# There is no finish step: /m.test(textOf(path))
  expect(publishes && !isExplained).toBe(publishes && uses.some(each => isOwnAction(each, 'finish')))
})

test('examples/README.md links to every example', () => {
  const index = textOf('examples/README.md')
  const named = [...index.matchAll(/\]\(([\w-]+\.yml)\)/g)].map(([, name]) => `examples/${name ?? ''}`)
  expect(named.sort()).toEqual(files('examples/*.yml'))
})

/** Returns the timeout of one of our actions in minutes, or 0 for other steps and for timeouts that are expressions. */
function minutesOf({ uses = '', with: given = {} }: Step): number {
  const file = actionBehind(uses)
  if (file === undefined) return 0
  const own = given['timeout'] as string | number | undefined
  return (parseDuration(String(own ?? readAction(file)?.inputs['timeout']?.default)) ?? 0) / 60_000
}

/** Returns whether a workflow runs after a push to a branch. A merge is also a push. */
function startsOnMerge({ on }: Workflow): boolean {
  return typeof on === 'object' && on !== null && 'push' in on && 'branches' in (on.push as object)
}
