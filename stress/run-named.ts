import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Files to run, by name, each with its path in the command folder and a description for the list. */
export type Named = Record<string, [file: string, about: string]>

/** Implements `npm run COMMAND NAME -- OPTIONS`: runs the named file as if it were the main module. */
export async function runNamed(command: string, folder: string, files: Named): Promise<void> {
  const [name = '--help', ...options] = process.argv.slice(2)
  const file = Object.hasOwn(files, name) ? files[name]?.[0] : undefined
  if (name === '--help') console.log(listOf(command, files))
  else if (file === undefined) {
    console.error(`npm run ${command}: there is no ${name}.\n\n${listOf(command, files)}`)
    process.exitCode = 2
  } else if (options.includes('--help')) {
    console.log(openingComment(readFileSync(join(folder, file), 'utf8')))
  } else {
    process.argv.splice(1, 2, join(folder, file))
    await import(pathToFileURL(join(folder, file)).href)
  }
}

function listOf(command: string, files: Named): string {
  const width = Math.max(...Object.keys(files).map(name => name.length)) + 2
  return `npm run ${command} NAME [-- OPTIONS]

${Object.entries(files)
  .map(([name, [, about]]) => `  ${name.padEnd(width)}${about}`)
  .join('\n')}

npm run ${command} NAME -- --help shows a description and the options.`
}

/** Returns the first comment of a file, which explains its usage. */
function openingComment(text: string): string {
  const [comment = ''] = /^(?:\/\*\*.*?\*\/|(?:\/\/[^\n]*\n)+)/s.exec(text) ?? []
  return comment.replaceAll(/^(?:\/\*\*| \*\/| \*|\/\/) ?|\s*\*\/$/gm, '').trim()
}
