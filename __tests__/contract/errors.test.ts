import { expect, test } from '@jest/globals'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, textOf } from '../support/repository.ts'

const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.ts') && !file.startsWith('emulator'))
  .map(file => readFileSync(join(root, 'src', file), 'utf8'))
  .join('\n')

function found(pattern: RegExp, text = sources): string[] {
  return [...text.matchAll(pattern)].map(([, code = '']) => code)
}

/** Every name that a Failure can carry, wherever it is written: as a value, as a key of a table, as a status. */
const codes = new Set([
  ...found(/\bcode: '([a-z0-9-]+)'/g).filter(code => code !== 'custom'),
  ...found(/\bfailure\(\s*'([a-z-]+)'/g),
  ...found(/^ {2}'((?:entry|archive)-[a-z-]+)':/gm),
  ...found(/^ {4}(4\d\d): /gm, textOf('src/service/service-failures.ts')).map(status => `service-${status}`),
  ...found(
    /^ {2}'?([a-z-]+)'?:\s+'/gm,
    /const ADVICE[^]*?\n}/.exec(textOf('src/export/deliveries/config.ts'))?.[0]
  ).map(kind => `config-${kind}`),
  ...(sources.includes("'service-error'") ? ['service-error'] : [])
])

test('every failure has its heading in docs/errors.md, and every heading its failure', () => {
  const headings = found(/^### `([a-z0-9-]+)`$/gm, textOf('docs/errors.md'))
  expect(codes.size).toBeGreaterThan(50)
  expect(headings.toSorted()).toEqual([...codes].toSorted())
})
