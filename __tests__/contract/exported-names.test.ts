import { expect, test } from '@jest/globals'
import { files, textOf } from '../support/repository.ts'

const EXPORTED = /^export (?:abstract |async )?(?:function\*?|class|const|interface|type) (\w+)/gm

/** Names that each action exports for its entry point and for the command-line program. */
const PER_ACTION = ['main', 'Inputs', 'readInputs', 'INPUT_NAMES', 'LIST_INPUTS', 'OUTPUT_NAMES']

test('no two files of src export the same name, except for the names in PER_ACTION', () => {
  const names = new Map<string, string[]>()
  for (const path of files('src/**/*.ts'))
    for (const [, name = ''] of textOf(path).matchAll(EXPORTED))
      names.set(name, [...(names.get(name) ?? []), path])
  expect(names.size).toBeGreaterThan(1000)
  const shared = [...names].filter(([name, paths]) => new Set(paths).size > 1 && !PER_ACTION.includes(name))
  expect(shared).toEqual([])
})
