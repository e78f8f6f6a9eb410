import { findChromium, launchChromium } from '../../scripts/chromium.ts'

/** A tab that was opened before a deployment and follows links during and after the deployment. */
export interface OpenTab {
  /** Follows links until `isOver` returns true, and then ten more links. Returns the problems. */
  follow: (isOver: () => boolean) => Promise<{ links: number; problems: string[] }>
  [Symbol.asyncDispose]: () => Promise<void>
}

/** Opens a tab. Returns undefined if no browser is installed. */
export async function openTab(url: string): Promise<OpenTab | undefined> {
  const path = findChromium()
  if (path === undefined) return undefined
  const browser = await launchChromium(path)
  const page = await browser.newPage()
  const problems: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`)
  })
  page.on('pageerror', error => problems.push(`error: ${error.message}`))
  page.on('response', response => {
    // Ignores the image that is missing on purpose.
    if (response.status() >= 400 && !response.url().endsWith('.png'))
      problems.push(`${response.status()} ${response.url()}`)
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.evaluate('window.sameDocument = true')
  const step = async () => {
    const before = await page.textContent('h1')
    await page.getByRole('link', { name: 'Next', exact: true }).click()
    await page.waitForFunction(`document.querySelector('h1')?.textContent !== ${JSON.stringify(before)}`)
    // A full load, which removes `sameDocument`, means that the client could not use the page data.
    if ((await page.evaluate('window.sameDocument')) !== true) {
      loads += 1
      await page.evaluate('window.sameDocument = true')
    }
  }
  let loads = 0
  return {
    async follow(isOver) {
      let links = 0
      for (let left = 10; left > 0; links++) {
        try {
          await step()
        } catch (error) {
          return { links, problems: [...problems, `at ${page.url()}: ${(error as Error).message}`] }
        }
        if (isOver()) left -= 1
      }
      const real = problems.filter(
        problem => !problem.includes('missing.png') && !/console: Failed to load resource.*404/.test(problem)
      )
      return { links, problems: [...real, ...(loads > 0 ? [`full loads: ${loads}`] : [])] }
    },
    [Symbol.asyncDispose]: async () => await browser.close()
  }
}
