import { expect, test } from '@jest/globals'
import { join } from 'node:path'
import { parse } from 'yaml'
import { INPUT_NAMES, readInputs } from '../../../src/publish/inputs.ts'
import { SITE, writeSite } from '../../support/publishing.ts'
import { type ActionFile, textOf } from '../../support/repository.ts'
import { tempFolder } from '../../support/temp-folder.ts'

const { inputs } = parse(textOf('publish/action.yml')) as ActionFile

test('the publish action reads the inputs that its action.yml describes, and no other', () => {
  expect(INPUT_NAMES).toEqual(Object.keys(inputs))
})

test('the defaults in its action.yml are the ones that the code uses', async () => {
  await using folder = await tempFolder()
  await writeSite(join(folder.path, 'site'), SITE)
  const given = { 'site-path': join(folder.path, 'site'), target: 's3://bucket' }
  const env = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' }
  const written = Object.entries(inputs).flatMap(([name, { default: value }]) =>
    value === undefined ? [] : [[name, value]]
  )
  expect(written.length).toBeGreaterThan(5)
  const defaults = Object.fromEntries(written) as Record<string, string>
  expect(readInputs({ ...defaults, ...given }, env)).toEqual(readInputs(given, env))
})
