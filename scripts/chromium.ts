import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { findProgram } from '../src/runtime/files/find-program.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge']

/** Default paths of installed browsers that are not in PATH. */
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'
]

/** Returns the path of a Chromium-based browser; undefined if none is installed. */
export function findChromium(): string | undefined {
  const inPath = NAMES.flatMap(name => findProgram(name, process.env, import.meta.dirname) ?? [])
  return inPath[0] ?? PLACES.find(path => existsSync(path))
}

export async function launchChromium(executablePath: string): Promise<Browser> {
  return await chromium.launch({
    executablePath,
    // Supports containers, which run as root and have no GPU. Disables browser background requests.
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync'
    ]
  })
}
