import { expect, test } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

const root = join(import.meta.dirname, '../..')

/** Matches code blocks that begin with a file path. */
const RECIPE = /```ts\n\/\/ (src\/\S+\.ts)\n([\s\S]*?)```/g

const recipes = [...readFileSync(join(root, 'CONTRIBUTING.md'), 'utf8').matchAll(RECIPE)].map(
  ([, path = '', code = '']) => [path, code] as const
)

test('CONTRIBUTING.md contains code to check', () => expect(recipes.length).toBeGreaterThan(0))

test.each(recipes)(
  'the code for %s in CONTRIBUTING.md compiles',
  (path, code) => {
    const file = join(root, path)
    const config = ts.readConfigFile(join(root, 'tsconfig.json'), name => ts.sys.readFile(name))
    const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root)
    const host = ts.createCompilerHost(options)
    host.readFile = name => (name === file ? code : ts.sys.readFile(name))
    host.fileExists = name => name === file || ts.sys.fileExists(name)
    const program = ts.createProgram([file], { ...options, noEmit: true }, host)
    const problems = [
      ...program.getSyntacticDiagnostics(program.getSourceFile(file)),
      ...program.getSemanticDiagnostics(program.getSourceFile(file))
    ]
    expect(problems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))).toEqual([])
  },
  120_000
)
