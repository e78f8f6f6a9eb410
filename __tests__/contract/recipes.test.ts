import { expect, test } from '@jest/globals'
import { runInNewContext } from 'node:vm'
import { codeBlocks } from '../support/repository.ts'

test.each([
  ['/', '/index.html'],
  ['/guides/', '/guides/index.html'],
  ['/guides/install', '/guides/install.html'],
  ['/v1.2/install', '/v1.2/install.html'],
  ['/site.css', '/site.css'],
  ['/guides/install.html', '/guides/install.html']
])('the CloudFront function of the recipes turns %s into %s', (asked, served) => {
  const [block] = codeBlocks('docs/recipes.md', 'js')
  const call = `;handler({ request: { uri: ${JSON.stringify(asked)} } })`
  expect(runInNewContext(`${block?.text ?? ''}${call}`)).toHaveProperty('uri', served)
})
