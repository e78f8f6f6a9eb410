import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { type Browser, chromium } from 'playwright-core'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'msedge']

const PLACES: Partial<Record<NodeJS.Platform, string[]>> = {
  linux: NAMES.map(name => join('/usr/bin', name)),
  darwin: ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
    name => `/Applications/${name}.app/Contents/MacOS/${name}`
  ),
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap(variable => {
    const folder = process.env[variable]
    if (folder === undefined) return []
    return ['Google/Chrome', 'Microsoft/Edge'].map((product, i) =>
      join(folder, product, 'Application', i === 0 ? 'chrome.exe' : 'msedge.exe')
    )
  })
}

/** A browser of the Chromium family that this machine has, or undefined. */
export function findChromium(): string | undefined {
  const ending = process.platform === 'win32' ? '.exe' : ''
  const onPath = (process.env['PATH'] ?? '')
    .split(delimiter)
    .flatMap(folder => NAMES.map(name => join(folder, name + ending)))
  return [...(PLACES[process.platform] ?? []), ...onPath].find(path => existsSync(path))
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
