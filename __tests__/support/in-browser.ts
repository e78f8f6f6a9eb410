import { afterAll, beforeAll, describe, jest } from '@jest/globals'
import type { Browser } from 'playwright-core'
import { findChromium, launchChromium } from '../../scripts/chromium.ts'

/** Runs tests in a browser, or skips them if no browser is installed. Tests and hooks can use `launched.browser`. */
export function describeInBrowser(name: string, tests: (launched: { browser: Browser }) => void): void {
  const chromium = findChromium()
  if (chromium === undefined) {
    describe.skip(`${name} (no Chromium, Chrome or Edge is installed on this machine)`, () => {
      tests({} as never)
    })
    return
  }
  describe(`${name} in a browser`, () => {
    jest.setTimeout(120_000)
    const launched = {} as { browser: Browser }
    beforeAll(async () => {
      launched.browser = await launchChromium(chromium)
    })
    afterAll(async () => await launched.browser.close())
    tests(launched)
  })
}
