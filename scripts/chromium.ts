import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'
import { findProgram } from '../src/runtime/files/find-program.ts'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge']

/** Where installers put a browser that is not in PATH. */
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe'
]

/** A browser of the Chromium family that this machine has, or undefined. */
export function findChromium(): string | undefined {
  const inPath = NAMES.flatMap(name => findProgram(name, process.env, import.meta.dirname) ?? [])
  return inPath[0] ?? PLACES.find(path => existsSync(path))
}

export async function launchChromium(executablePath: string): Promise<Browser> {
  return await chromium.launch({
    executablePath,
    // Containers run as root, and have no GPU; whatever else a browser does by itself is switched off.
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
