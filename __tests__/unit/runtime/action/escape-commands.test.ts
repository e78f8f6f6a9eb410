import { expect, test } from '@jest/globals'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { escapeCommands } from '../../../../src/runtime/action/runner-log.ts'
import { root } from '../../../support/repository.ts'

/** Characters that .NET removes at the beginning of a line, or ignores when it compares text. */
const IGNORED = [
  ...['\t', '\v', '\f', ' ', '\u0085', '\u00A0', '\u1680'],
  ...Array.from({ length: 11 }, (_, i) => String.fromCharCode(0x2000 + i)),
  ...['\u2028', '\u2029', '\u202F', '\u205F', '\u3000'],
  ...Array.from('\0\u0008\u001B\u007F\u00AD\u034F\u180E\u200B\u200C\u200D\u200E\u2060\uFE0F\uFEFF\u{E0001}')
]
const names = IGNORED.map(text => [`U+${text.codePointAt(0)?.toString(16).toUpperCase()}`, text] as const)

/** Finds commands as the runner does: splits at CR and LF, trims, and compares without the ignored characters. */
function commandsIn(stdout: string): string[] {
  const visible = (line: string) => line.replace(/^[\s\p{Cc}\p{DI}]+|[\p{Cc}\p{DI}]/gu, '')
  return stdout
    .split(/\r\n|\r|\n/)
    .map(visible)
    .filter(line => line.startsWith('::') || line.includes('##['))
}

test.each(names)('escapes a command that follows %s', (_name, character) => {
  for (const line of [
    `${character}::stop-commands::x`,
    `${character}${character} ::error::x`,
    `first\n${character}::error::x`,
    `first\r${character}::error::x`,
    `first\r\n${character}::error::x\n${character}::error::y`,
    `:${/\s/.test(character) ? '' : character}:error::x`,
    `text #${/\s/.test(character) ? '' : character}#[error]x`
  ]) {
    expect(commandsIn(line)).not.toEqual([])
    expect(commandsIn(escapeCommands(line))).toEqual([])
    expect(escapeCommands(line).replaceAll(' ', '')).toBe(line.replaceAll(' ', ''))
  }
})

test.each(['::', 'a::b', 'std::vector', 'https://x/', 'a\nb: c', '#[x]', '# h', 'a ## b', '12:30::'])(
  'adds nothing but spaces to the text %j',
  text => {
    expect(escapeCommands(text).replaceAll(' ', '')).toBe(text.replaceAll(' ', ''))
    if (!text.startsWith('::')) expect(escapeCommands(text)).toBe(text)
  }
)

test('escapes long runs of one character in linear time', () => {
  const started = process.cpuUsage().user
  for (const character of ['\n', '\u2028', ' ', '\u00AD', '#', ':']) escapeCommands(character.repeat(300_000))
  // An algorithm with quadratic time would need minutes.
  expect(process.cpuUsage().user - started).toBeLessThan(10_000_000)
})

test('no log method lets text from the service execute a command', async () => {
  const attacks = [
    ...IGNORED.flatMap(c => [`${c}::error::x`, `a\n${c}::error::x\r${c}##[error]x`]),
    '::error::x'
  ]
  const script = `
    import { run } from ${JSON.stringify(pathToFileURL(join(root, 'src/runtime/action/run.ts')))}
    await run({ names: [], secrets: [] }, async (_given, { log }) => {
      for (const text of ${JSON.stringify(attacks)}) {
        log.info(text)
        log.debug(text)
        log.notice(text)
        log.warning(text)
        await log.group(text, async () => undefined)
      }
      throw new Error(${JSON.stringify(attacks.join('\n'))})
    })`
  const args = ['--input-type=module', '--no-warnings', '-e', script]
  const failed: unknown = await promisify(execFile)(process.execPath, args).catch((error: unknown) => error)
  const { stdout, stderr } = failed as { stdout: string; stderr: string }
  expect(stderr).toBe('')
  const kinds = commandsIn(stdout).map(line => /^::(\w+)/.exec(line)?.[1] ?? line)
  const of = (kind: string) => kinds.filter(found => found === kind).length
  const each = attacks.length
  expect(new Set(kinds)).toEqual(new Set(['debug', 'notice', 'warning', 'group', 'endgroup', 'error']))
  // The failed run writes one error, and the cause of the error as an additional debug command.
  expect([of('error'), of('debug')]).toEqual([1, each + 1])
  expect([of('notice'), of('warning'), of('group'), of('endgroup')]).toEqual([each, each, each, each])
})
