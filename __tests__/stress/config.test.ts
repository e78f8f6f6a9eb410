import { expect, test } from '@jest/globals'
import { editCharts } from '../../stress/config/campaign.ts'
import { mistakes } from '../../stress/config/oracle.ts'
import { hasPyYaml, startPyYaml } from '../../stress/config/pyyaml.ts'

const VALUES = `# Values of a chart
image: {repository: nginx, tag: 1.10, pull: yes, mode: 0644}
resources: {}
  # limits:
  #   cpu: 1
ingress:
  enabled: no # for now
  hosts:
  - a # not indented
  annotations:
  # the port of the service
defaults: &defaults
    level: 1
    inner:
        text: |+
          kept

web:
  <<: *defaults
  version: 3
shared: *defaults
`
const JSON_FILE = '{\n  "list": [1, 2.0],\n  "map": {"a": {}},\n  "version": null\n}\n'

const judged = hasPyYaml ? test : test.skip
judged(
  `edits configs at random positions without mistakes${hasPyYaml ? '' : ' (PyYAML is not installed on this machine)'}`,
  async () => {
    await using pyYaml = startPyYaml()
    const files = Array.from({ length: 10 }).flatMap((_, i) => [
      { name: `${'a'.repeat(i)}.yaml`, text: VALUES },
      { name: `${'a'.repeat(i)}.json`, text: JSON_FILE }
    ])
    const { changed, refused, wrong } = await editCharts(files, 1_200, pyYaml)
    expect(wrong).toEqual([])
    expect(changed).toBeGreaterThan(80)
    expect(Object.keys(refused).length).toBeGreaterThan(2)
  },
  300_000
)

const EDIT = {
  kind: 'below block',
  key: 'a.s',
  fields: { enabled: true, bundleUrl: 'u' }
} as const
const BEFORE = 'a:\n  b: 1 # one\n\n# about c\nc: 2\n'
const LINES = '  s:\n    enabled: true\n    bundleUrl: "u"\n'

test.each([
  ['the correct edit', BEFORE.replace('\n\n', `\n${LINES}\n`), []],
  [
    'a removed comment',
    BEFORE.replace(' # one\n', `\n${LINES}`),
    ['other comments', 'a line elsewhere has changed']
  ],
  [
    'a changed value',
    BEFORE.replace('\n\n', `\n${LINES}\n`).replace('c: 2', 'c: "2"'),
    ['other values', 'a line elsewhere has changed']
  ],
  [
    'fields at the wrong position',
    BEFORE.replace('c: 2', `${LINES}c: 2`),
    ['the fields are between a comment and what it describes']
  ],
  [
    'an additional line',
    BEFORE.replace('\n\n', `\n${LINES}  # new\n\n`),
    ['other comments', 'an added line is not one of the fields']
  ]
])('the oracle reports exactly the expected problems for %s', (_what, after, expected) => {
  expect([...mistakes(BEFORE, after, EDIT)]).toEqual(expected)
})
