import { expect, test } from '@jest/globals'
import { stripVTControlCharacters } from 'node:util'
import { createLogView, levelsOf } from '../../../src/cli/runner/runner-commands.ts'

function shown(lines: string[], options: Parameters<typeof createLogView>[0] = {}): string[] {
  const view = createLogView(options)
  return lines.flatMap(line => {
    const { text } = view.show(line) ?? {}
    return text === undefined ? [] : stripVTControlCharacters(text).split('\n')
  })
}

test('masks secrets in all later lines, the longest secret first', () => {
  const lines = [
    'before: abc',
    '::add-mask::abc',
    '::add-mask::abc-def',
    'after: abc, abc-def',
    '::error::abc'
  ]
  expect(shown(lines)).toEqual(['  before: abc', '  after: ***, ***', '  error: ***'])
})

test('masks each line of a multi-line secret', () => {
  expect(shown(['::add-mask::first%0Asecond', 'x first y', 'second z'])).toEqual(['  x *** y', '  *** z'])
})

test('ignores an empty mask', () => {
  expect(shown(['::add-mask::', '::add-mask:: ', 'a b'])).toEqual(['  a b'])
})

test('indents the lines inside a group, and all lines of an error', () => {
  expect(shown(['::group::Title', 'inside', '::endgroup::', '::error title=x::one%0Atwo%25'])).toEqual([
    '  Title',
    '    inside',
    '  error: one',
    '  two%'
  ])
})

test('replaces control characters with visible characters', () => {
  const view = createLogView()
  const { text = '' } = view.show('::error::a\u001B[2Jb\u0007\u202Ec%0D%0Ad%0De') ?? {}
  expect(stripVTControlCharacters(text)).toBe('  error: a\uFFFD[2Jb\uFFFD\uFFFDc\n  d\uFFFDe')
  expect(view.show('::group::\u001B]0;title\u0007')?.text).toBe('  \uFFFD]0;title\uFFFD')
  expect(view.show('\u009B31m\tred')?.text).toBe('    \uFFFD31m\tred')
})

test('rewords log lines and annotations', () => {
  const view = createLogView({ worded: text => text.replace('`a`', '--a') })
  expect(
    ['Set `a`.', '::notice::Set `a`.'].map(line => stripVTControlCharacters(view.show(line)?.text ?? ''))
  ).toEqual(['  Set --a.', '  notice: Set --a.'])
})

test('displays debug lines only if requested', () => {
  expect(shown(['::debug::details'])).toEqual([])
  const levels = levelsOf({ isQuiet: false, isVerbose: true })
  expect(shown(['::debug::details'], { levels })).toEqual(['  debug: details'])
})

test('replaces escape characters in a log line, but not tabs', () => {
  const view = createLogView()
  expect(view.show('a\u001B[2Jb\tc')?.text).toBe('  a\uFFFD[2Jb\tc')
})

test('a quiet view shows warnings, errors and the summary only', () => {
  const log = [
    'info',
    '::notice::n',
    '::group::Stage',
    'inside',
    '::endgroup::',
    '::warning::w',
    '::error::e'
  ]
  const summary = ['::group::Summary', 'result', '::endgroup::', 'after']
  const levels = levelsOf({ isQuiet: true, isVerbose: false })
  const lines = ['  warning: w', '  error: e', '  Summary', '    result']
  expect(shown([...log, ...summary], { levels })).toEqual(lines)
})
