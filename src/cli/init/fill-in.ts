import {
  type Document,
  isMap,
  isPair,
  isScalar,
  parseDocument,
  type Scalar,
  visit,
  type YAMLMap,
  type YAMLSeq
} from 'yaml'
import { ownRepository } from '../project.ts'
import type { Ref } from './own-source.ts'

export interface FilledIn {
  /** Known values of workflow variables, by name. */
  values: Record<string, string>
  /** API address; undefined for the actions' default. */
  apiUrl?: string | undefined
  /** Documentation folder in the repository; empty for the root, or if the repository has no documentation. */
  docs: string
  branch: string
  /** `owner/name` of the repository that contains the actions. */
  source: string
  /** Version of the actions. */
  ref: Ref
  /** Text for the comment at the top of the workflow. */
  about: string
  /** Example with `mint export` steps, which replace the export from the service. */
  mintExample?: string | undefined
}

/** Inserts the answers into an example. Also returns the names of the secrets to store. */
export function fillIn(example: string, { mintExample, ...given }: FilledIn) {
  const { values, apiUrl, docs, branch, source, ref, about } = given
  const document = parseDocument(example)
  if (mintExample !== undefined) exportWithMint(document, parseDocument(mintExample))
  const own = ownRepository()
  const secrets = new Set<string>()
  visit(document, {
    Scalar(key, node, path) {
      if (key === 'key' || typeof node.value !== 'string') return
      node.value = node.value.replace(own, source)
      const pair = path.at(-1)
      const name = isPair(pair) && isScalar(pair.key) ? pair.key.value : undefined
      if (name === 'uses' && String(node.value).startsWith(source)) setRef(node, ref)
      if (name === 'working-directory' || name === 'docs-path') node.value = docs || '.'
      // In a script, the value would be executed as code.
      else if (name !== 'run') node.value = filled(String(node.value), values)
      for (const [, name = ''] of String(node.value).matchAll(/\bsecrets\.([A-Z][A-Z0-9_]+)/g))
        secrets.add(name)
    }
  })
  if (document.hasIn(['on', 'push', 'branches']))
    document.setIn(['on', 'push', 'branches', 0], escapePattern(branch))
  if (document.hasIn(['on', 'push', 'paths'])) setPaths(document, docs)
  setIncluded(document, values, ref)
  if (apiUrl !== undefined) setAddress(document, apiUrl)
  // Removes the first comment, which explains how to fill in the example.
  const first = isMap(document.contents) ? document.contents.items[0]?.key : undefined
  if (isScalar(first)) first.commentBefore = null
  if (document.contents !== null) document.contents.commentBefore = null
  document.commentBefore = about.replaceAll(/^/gm, ' ')
  return {
    text: document.toString({ lineWidth: 0, flowCollectionPadding: false }),
    secrets: [...secrets].filter(name => name !== 'GITHUB_TOKEN').sort()
  }
}

/** Replaces the version in `uses:`. The comment tells people and update tools the version of a commit. */
function setRef(uses: Scalar, { ref, comment }: Ref): void {
  uses.value = String(uses.value).replace(/@[^@]*$/, () => `@${ref}`)
  uses.comment = comment ?? null
}

/** Replaces the export from the service with `mint export`, and removes steps and inputs that are no longer needed. */
function exportWithMint(document: Document, mint: Document): void {
  // The GitLab example has no jobs. It passes the documentation folder to a component, which runs `mint export`.
  if (!document.has('jobs')) return
  const inputs = ['on', 'workflow_dispatch', 'inputs']
  if (document.hasIn(inputs)) document.deleteIn(inputs)
  const steps = stepsOf(document)
  const rest = steps.items.slice(endOfExport(steps)).filter(step => {
    const isSetUp = String(step.get('uses')).startsWith('actions/setup-node@')
    return !isSetUp && step.get('name') !== 'Show the exported commit'
  })
  const mintSteps = stepsOf(mint)
  steps.items = [...mintSteps.items.slice(0, endOfExport(mintSteps)), ...rest]
}

/** Returns the steps in the first job, which contains the export. */
function stepsOf(document: Document): YAMLSeq<YAMLMap> {
  const [job] = (document.get('jobs') as YAMLMap<unknown, YAMLMap>).items
  return job?.value?.get('steps') as YAMLSeq<YAMLMap>
}

function endOfExport({ items }: YAMLSeq<YAMLMap>): number {
  return items.findIndex(step => step.get('id') === 'export') + 1
}

/** Replaces `${{ vars.X }}`, even if it has a default, with the value, and any other `vars.X` with the quoted value. */
function filled(text: string, values: Record<string, string>): string {
  return text.replaceAll(
    /\$\{\{ vars\.(\w+)(?: \|\| .*?)? \}\}|\bvars\.(\w+)/g,
    (all, alone: string | undefined, inside: string | undefined) => {
      const value = values[alone ?? inside ?? '']
      if (!value) return all
      return alone === undefined ? `'${value.replaceAll("'", "''")}'` : value
    }
  )
}

/** Escapes characters that GitHub and GitLab would read as patterns, as in the folder `[lang]` or the branch `c++`. */
export function escapePattern(path: string): string {
  return path.replaceAll(/[*?+![]/g, String.raw`\$&`)
}

function setPaths(document: Document, docs: string): void {
  if (docs === '') document.deleteIn(['on', 'push', 'paths'])
  else document.setIn(['on', 'push', 'paths', 0], `${escapePattern(docs)}/**`)
}

/** Sets the API address in each action that has a key, and in the component that a GitLab pipeline includes. */
function setAddress(document: Document, apiUrl: string): void {
  visit(document, {
    Map: (_, map) => {
      if (map.has('api-key')) map.set('base-url', apiUrl)
    }
  })
  const inputs = ['include', 0, 'inputs']
  if (document.hasIn(inputs)) document.setIn([...inputs, 'api-url'], apiUrl)
}

/** Sets the values as inputs of the component that a GitLab pipeline includes. */
function setIncluded(document: Document, values: Record<string, string>, { ref, comment }: Ref): void {
  const inputs = ['include', 0, 'inputs']
  if (!document.hasIn(inputs)) return
  for (const [name, value] of Object.entries(values)) document.setIn([...inputs, name], value)
  const version = document.createNode(ref)
  version.comment = comment ?? null
  document.setIn([...inputs, 'version'], version)
}
