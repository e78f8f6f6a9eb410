import { type Document, isMap, isPair, isScalar, parseDocument, visit } from 'yaml'
import { ownRepository } from '../project.ts'

export interface FilledIn {
  /** Variables of the workflow that are known, by name. */
  values: Record<string, string>
  /** Address of the API, unless the actions use it by default. */
  apiUrl?: string | undefined
  /** The file for `VALUES`, in the variables of a job. */
  valuesFile?: string | undefined
  /** Folder of the documentation in the repository; empty for its root, or when there is none. */
  docs: string
  branch: string
  /** `owner/name` of the actions. */
  source: string
  /** What the comment at the top says. */
  about: string
}

/** An example with the answers in it, and the names that still have to be stored. */
export function fillIn(
  example: string,
  { values, apiUrl, valuesFile, docs, branch, source, about }: FilledIn
) {
  const document = parseDocument(example)
  const own = ownRepository()
  const used = { secrets: new Set<string>(), vars: new Set<string>() }
  visit(document, {
    Scalar(key, node, path) {
      if (key === 'key' || typeof node.value !== 'string') return
      node.value = node.value.replace(own, source)
      const pair = path.at(-1)
      const name = isPair(pair) && isScalar(pair.key) ? pair.key.value : undefined
      if (name === 'VALUES' && valuesFile !== undefined) node.value = valuesFile
      // What stands in a script would be part of it.
      else if (name !== 'run') node.value = filled(String(node.value), values)
      for (const [, kind, name = ''] of String(node.value).matchAll(/\b(secrets|vars)\.([A-Z][A-Z0-9_]+)/g))
        used[kind as keyof typeof used].add(name)
    }
  })
  if (document.hasIn(['on', 'push', 'branches']))
    document.setIn(['on', 'push', 'branches', 0], escapePattern(branch))
  if (document.hasIn(['on', 'push', 'paths'])) setPaths(document, docs)
  setIncluded(document, values)
  if (apiUrl !== undefined) setAddress(document, apiUrl)
  // How to fill the example in.
  const first = isMap(document.contents) ? document.contents.items[0]?.key : undefined
  if (isScalar(first)) first.commentBefore = null
  if (document.contents !== null) document.contents.commentBefore = null
  document.commentBefore = about.replaceAll(/^/gm, ' ')
  return {
    text: document.toString({ lineWidth: 0, flowCollectionPadding: false }),
    secrets: [...used.secrets].filter(name => name !== 'GITHUB_TOKEN').sort(),
    variables: [...used.vars].sort()
  }
}

/** A value stands for itself in a text, and as a string in an expression. */
function filled(text: string, values: Record<string, string>): string {
  return text.replaceAll(
    /\$\{\{ vars\.(\w+) \}\}|\bvars\.(\w+)/g,
    (all, alone: string | undefined, inside: string | undefined) => {
      const value = values[alone ?? inside ?? '']
      if (!value) return all
      return alone === undefined ? `'${value.replaceAll("'", "''")}'` : value
    }
  )
}

/** A folder can be named `[lang]` and a branch `c++`, which are patterns to GitHub and GitLab. */
export function escapePattern(path: string): string {
  return path.replaceAll(/[*?+![]/g, String.raw`\$&`)
}

function setPaths(document: Document, docs: string): void {
  if (docs === '') document.deleteIn(['on', 'push', 'paths'])
  else document.setIn(['on', 'push', 'paths', 0], `${escapePattern(docs)}/**`)
  visit(document, {
    Pair: (_, { key }) => {
      if (isScalar(key) && key.value === 'paths')
        key.commentBefore = ' Where the docs are in this repository.'
    }
  })
}

/** For every action that gets a key, and for the component of a pipeline. */
function setAddress(document: Document, apiUrl: string): void {
  visit(document, {
    Map: (_, map) => {
      if (map.has('api-key')) map.set('base-url', apiUrl)
    }
  })
  const inputs = ['include', 0, 'inputs']
  if (document.hasIn(inputs)) document.setIn([...inputs, 'api-url'], apiUrl)
}

/** A pipeline of GitLab passes the values to a component. */
function setIncluded(document: Document, values: Record<string, string>): void {
  for (const [name, value] of Object.entries(values)) {
    const at = ['include', 0, 'inputs', name]
    if (document.hasIn(at)) document.setIn(at, value)
  }
}
