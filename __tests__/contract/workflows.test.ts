import { beforeAll, describe, expect, test } from '@jest/globals'
import type { Problem } from '../support/lint-workflows.ts'
import { lint } from '../support/lint.ts'
import { refusedInputs } from '../support/accepted-inputs.ts'
import { FAILING_KINDS } from '../../src/review/checks/findings.ts'
import { parseDuration } from '../../src/runtime/units.ts'
import {
  actionBehind,
  codeBlocks,
  examples,
  files,
  pages,
  readAction,
  textOf,
  usesIn,
  workflowIn,
  workflowOf,
  workflows,
  wrongInputs,
  type Job,
  type Step,
  type Workflow
} from '../support/repository.ts'
import { wrongOutputs } from '../support/step-outputs.ts'

const all = [...workflows, ...examples]
const actionFiles = files('action.yml', '{publish,verify,pull-request,wait-for-agent}/action.yml')
/** Complete workflows in pages. */
const snippets = pages
  .flatMap(page => codeBlocks(page, 'yaml'))
  .filter(({ text }) => /^on:/m.test(text) && /^jobs:/m.test(text))
  .map(({ page, line, text }) => ({ path: `${page.replaceAll('/', '-')}-line-${line}.yml`, text }))

const sound = textOf('examples/github-pages.yml')
const broken: [string, string][] = [
  ['a key that does not exist', sound.replace('timeout-minutes: 65', 'timeout: 65')],
  ['an input that our action does not have', sound.replace('domain:', 'domian:')],
  ['an input that another action does not have', sound.replace('include-hidden-files:', 'hidden-files:')],
  [
    'a required input that is missing',
    textOf('examples/helm-permanent-url.yml').replace(/^ +target:.*\n/m, '')
  ],
  ['an output of a step that does not exist', sound.replace('steps.deploy.outputs', 'steps.depoly.outputs')],
  [
    'an action that is not in the list of known actions',
    sound.replace('actions/deploy-pages@', 'actions/undeploy-pages@')
  ],
  ['a permission that does not exist', sound.replace('pages: write', 'pages: admin')],
  ['an unknown context', sound.replace('secrets.DOCS_API_KEY', 'secret.DOCS_API_KEY')],
  ['a job that needs a job which does not exist', sound.replace('needs: export', 'needs: exports')]
]

let problems: Problem[]

// One process for all files: the linters take longer to start than to check them.
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

describe('the linters find', () => {
  test.each(broken)('%s', (flaw, text) => {
    expect(text).not.toBe(sound)
    expect(problems.map(({ path }) => path)).toContain(`broken/${flaw}.yml`)
  })

  test('a runtime that does not exist', () => {
    expect(problems.map(({ path }) => path)).toContain('broken/action.yml')
  })
})

const brokenOutputs: [string, string][] = [
  ['an output that our action does not have', sound.replace('outputs.site-path', 'outputs.site-folder')],
  ['an output that another action does not have', sound.replace('outputs.page_url', 'outputs.url')],
  [
    'an output of a job that does not exist',
    sound.replace('steps.deploy.outputs.page_url', 'needs.export.outputs.url')
  ],
  ['an unknown delivery', sound.replace('deliver: site', 'deliver: folder')]
]

describe('our own checks find', () => {
  const find = (text: string) => {
    const workflow = workflowIn({ page: 'broken', line: 1, text })
    return [...wrongOutputs(workflow), ...usesIn(workflow).flatMap(refusedInputs)]
  }
  const known = find(sound)

  test.each(brokenOutputs)('%s', (_flaw, text) => {
    expect(text).not.toBe(sound)
    expect(find(text).length).toBe(known.length + 1)
  })
})

describe.each(all)('%s', path => {
  const workflow = workflowOf(path)
  const jobs = Object.entries(workflow.jobs ?? {})
  const isCall = (job: Job): boolean => job.uses !== undefined

  test('starts with minimal permissions', () => {
    expect([{}, { contents: 'read' }]).toContainEqual(workflow.permissions)
  })

  test('uses inputs that our actions have, and sets the required ones', () => {
    expect(usesIn(workflow).flatMap(wrongInputs)).toEqual([])
  })

  test('gives our actions values that they accept', () => {
    expect(usesIn(workflow).flatMap(refusedInputs)).toEqual([])
  })

  test('reads outputs that exist', () => {
    expect(wrongOutputs(workflow)).toEqual([])
  })

  test('limits the time of every job', () => {
    const endless = jobs.filter(([, job]) => !isCall(job) && typeof job['timeout-minutes'] !== 'number')
    expect(endless.map(([name]) => name)).toEqual([])
  })

  test('limits parallel runs', () => {
    // A called workflow runs under the rule of its caller.
    if (path === '.github/workflows/export-sites.yml') return
    expect(
      [workflow, ...jobs.map(([, job]) => job)].some(({ concurrency }) => concurrency !== undefined)
    ).toBe(true)
  })

  test('puts no secret and no event text into a script', () => {
    const scripts = jobs.flatMap(([, job]) => job.steps ?? []).map(step => step.run ?? '')
    const risky = /\$\{\{\s*(secrets|inputs|steps|needs|github\.event|github\.head_ref)\b/
    expect(scripts.filter(script => risky.test(script))).toEqual([])
  })

  test('pins actions of other owners to a commit, with the version beside it', () => {
    const used = textOf(path)
      .split('\n')
      .map(line => /^\s*(?:- )?uses: (.+)$/.exec(line)?.[1] ?? '')
      .filter(uses => uses !== '' && !uses.startsWith('./') && !uses.startsWith('OWNER/'))
    const loose = used.filter(uses => !/^[\w.-]+(\/[\w.-]+)+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(uses))
    // Published under a moving tag only.
    expect(loose.filter(uses => uses !== 'Azure/static-web-apps-deploy@v1')).toEqual([])
  })
})

const onMerge = examples.filter(path => startsOnMerge(workflowOf(path)))

test('there are examples that run on a docs merge', () => {
  expect(onMerge.length).toBeGreaterThan(5)
})

test.each(onMerge)('%s publishes the merged commit first and shows it', path => {
  const steps = Object.values(workflowOf(path).jobs ?? {}).flatMap(job => job.steps ?? [])
  const exports = steps.filter(({ uses }) => uses === 'OWNER/static-docs-export@v1')
  expect(exports.length).toBeGreaterThan(0)
  for (const step of exports) expect(step.with).toHaveProperty('update-project')
  const summaries = steps.filter(({ run = '' }) => run.includes('GITHUB_STEP_SUMMARY'))
  expect(JSON.stringify(summaries)).toMatch(/steps\.\w+\.outputs\.commit-sha/)
})

/** Examples after which readers get a new site. */
const deploying = examples.filter(
  path =>
    !/\/(on-|pull-request|agent-comment|many-domains|agent-merge-export-deploy)/.test(path) &&
    path !== 'examples/rollback.yml'
)

test('there are examples that deploy', () => {
  expect(deploying.length).toBeGreaterThan(10)
})

test.each([...deploying, 'examples/rollback.yml', 'examples/agent-merge-export-deploy.yml'])(
  '%s checks out the documentation before the export, for its redirects',
  path => {
    const jobs = Object.values(workflowOf(path).jobs ?? {})
    const exporting = jobs.filter(({ steps }) =>
      steps?.some(({ uses }) => uses === 'OWNER/static-docs-export@v1')
    )
    expect(exporting).toHaveLength(1)
    for (const { steps = [], permissions } of exporting) {
      expect(steps[0]?.uses).toMatch(/^actions\/checkout@/)
      expect(Object(permissions)).toHaveProperty('contents')
    }
  }
)

test.each([...deploying, 'examples/rollback.yml'])('%s links to the site that it deployed', path => {
  const jobs = Object.values(workflowOf(path).jobs ?? {})
  const urls = jobs.flatMap(({ environment }) => (environment as { url?: string } | undefined)?.url ?? [])
  expect(urls).toHaveLength(1)
  expect(urls[0]).toMatch(/^\$\{\{ (vars\.DOCS_SITE_URL|steps\.deploy\.outputs\.\w+) \}\}$/)
})

test.each([...deploying, 'examples/rollback.yml', 'examples/on-docs-merge.yml'])(
  '%s can resume an export job',
  path => {
    const workflow = workflowOf(path)
    const { workflow_dispatch: byHand } = workflow.on as { workflow_dispatch?: { inputs?: object } }
    expect(byHand?.inputs).toHaveProperty('job-id')
    const exports = usesIn(workflow).filter(({ uses }) => uses === 'OWNER/static-docs-export@v1')
    expect(exports.map(step => step.with?.['job-id'])).toEqual(['${{ inputs.job-id }}'])
  }
)

// What these deploy is not the site itself, or is deployed by something else later.
const notVerified = ['helm-permanent-url', 'helm-pull-request', 'refresh-helm-values']
const verified = [...deploying, 'examples/rollback.yml', 'examples/agent-merge-export-deploy.yml'].filter(
  path => !notVerified.some(name => path.includes(name))
)

test.each(verified)('%s ends with verify, on the site that it deployed', path => {
  const jobs = Object.values(workflowOf(path).jobs ?? {})
  const [last] = jobs.at(-1)?.steps?.slice(-1) ?? []
  expect(last?.uses).toBe('OWNER/static-docs-export/verify@v1')
  const urls = jobs.flatMap(({ environment }) => (environment as { url?: string } | undefined)?.url ?? [])
  expect(urls).toEqual([last?.with?.['site-url']])
})

const EXTRACTS = /\b(site|report)\b/

test.each(
  [...examples, '.github/workflows/export-sites.yml'].filter(path => path !== 'examples/rollback.yml')
)('%s can read the manifest of the last run where it exports a site', path => {
  const jobs = Object.entries(workflowOf(path).jobs ?? {})
  const unable = jobs.filter(([, { steps = [], permissions }]) => {
    const exportsSite = steps.some(
      ({ uses = '', with: given }) =>
        /^(OWNER\/static-docs-export@v1|\.\/)$/.test(uses) && EXTRACTS.test(String(given?.['deliver']))
    )
    return exportsSite && (permissions as Record<string, string> | undefined)?.['actions'] !== 'read'
  })
  expect(unable.map(([name]) => name)).toEqual([])
})

/** Complete workflows in pages, parsed. */
const pageWorkflows = snippets.map(({ path, text }) => ({
  path,
  workflow: workflowIn({ page: path, line: 1, text })
}))

test('complete workflows in pages can read the manifest of the last run where they export a site', () => {
  const unable = pageWorkflows.filter(({ workflow }) =>
    Object.values(workflow.jobs ?? {}).some(({ steps = [], permissions = workflow.permissions }) => {
      const comparing = steps.filter(
        ({ uses = '', with: given = {} }) =>
          uses === 'OWNER/static-docs-export@v1' &&
          EXTRACTS.test(String(given['deliver'])) &&
          given['previous-manifest'] === undefined
      )
      return comparing.length > 0 && (permissions as Record<string, string>)['actions'] !== 'read'
    })
  )
  expect(unable.map(({ path }) => path)).toEqual([])
})

test.each([...examples.map(path => ({ path, workflow: workflowOf(path) })), ...pageWorkflows])(
  '$path gives each job more time than its actions may take',
  ({ workflow }) => {
    const short = Object.entries(workflow.jobs ?? {}).filter(([, job]) => {
      const limit = job['timeout-minutes']
      const needed = (job.steps ?? []).reduce((sum, step) => sum + minutesOf(step), 0)
      return typeof limit === 'number' && limit <= needed
    })
    expect(short.map(([name]) => name)).toEqual([])
  }
)

test('snippets that publish below a path export the site for that path', () => {
  const published = pages
    .flatMap(page => codeBlocks(page, 'yaml'))
    .map(block => ({ block, uses: usesIn(workflowIn(block)) }))
    .flatMap(({ block, uses }) => {
      const siteUrl = uses.find(step => step.uses === 'OWNER/static-docs-export/publish@v1')?.with?.[
        'site-url'
      ]
      const exported = uses.find(step => step.uses === 'OWNER/static-docs-export@v1')
      const path = URL.parse(String(siteUrl))?.pathname ?? '/'
      if (exported === undefined || path === '/') return []
      return [{ page: block.page, path, basePath: exported.with?.['base-path'] }]
    })
  expect(published.length).toBeGreaterThan(1)
  expect(published.filter(({ path, basePath }) => path !== basePath)).toEqual([])
})

test('docs/air-gapped.md fails for resources of other hosts before anything is delivered', () => {
  const failing = codeBlocks('docs/air-gapped.md', 'yaml')
    .flatMap(block => usesIn(workflowIn(block)))
    .filter(step => step.with?.['check'] === 'fail')
  const kinds = failing.map(step => String(step.with?.['check-fail-on']).split(', '))
  expect(kinds).toEqual([[...FAILING_KINDS, 'external-resource']])
})

test('no example sends the commit as the version', () => {
  const versions = examples.flatMap(path => usesIn(workflowOf(path)).map(step => step.with?.['version']))
  expect(versions.filter(version => /sha/i.test(String(version)))).toEqual([])
})

test('each action is pinned to one version in all files', () => {
  const pins = new Map<string, Set<string>>()
  for (const { uses = '' } of all.flatMap(path => usesIn(workflowOf(path)))) {
    const [action = '', ref = ''] = uses.split('@')
    pins.set(action, (pins.get(action) ?? new Set()).add(ref))
  }
  expect([...pins].filter(([, refs]) => refs.size > 1)).toEqual([])
})

test('each action of another owner has one version in all pages', () => {
  const versions = new Map<string, Set<string>>()
  const used = pages.flatMap(page => codeBlocks(page, 'yaml')).flatMap(block => usesIn(workflowIn(block)))
  for (const { uses = '' } of used) {
    const [action = '', version = ''] = uses.split('@')
    versions.set(action, (versions.get(action) ?? new Set()).add(version))
  }
  expect(versions.get('actions/checkout')?.size).toBe(1)
  expect([...versions].filter(([, each]) => each.size > 1)).toEqual([])
})

test('examples and pages that put an earlier site back allow that any number of pages is removed', () => {
  const rollbacks = [...examples.map(path => ({ path, workflow: workflowOf(path) })), ...pageWorkflows]
    .filter(({ workflow }) => workflow.name === 'Roll back docs')
    .flatMap(({ workflow }) => usesIn(workflow))
    .filter(({ uses }) => uses === 'OWNER/static-docs-export/publish@v1')
  expect(rollbacks.map(step => step.with?.['max-removed'])).toEqual(['100%', '100%'])
})

test('the index of the examples links to each of them', () => {
  const index = textOf('examples/README.md')
  const named = [...index.matchAll(/\]\(([\w-]+\.yml)\)/g)].map(([, name]) => `examples/${name ?? ''}`)
  expect(named.sort()).toEqual(files('examples/*.yml'))
})

/** The time limit of a step of ours; 0 for other steps and for a limit that is an expression. */
function minutesOf({ uses = '', with: given = {} }: Step): number {
  const file = actionBehind(uses)
  if (file === undefined) return 0
  const own = given['timeout'] as string | number | undefined
  return (parseDuration(String(own ?? readAction(file)?.inputs['timeout']?.default)) ?? 0) / 60_000
}

/** A push to a branch, as a merge is. */
function startsOnMerge({ on }: Workflow): boolean {
  return typeof on === 'object' && on !== null && 'push' in on && 'branches' in (on.push as object)
}
