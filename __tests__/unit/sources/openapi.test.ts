import { expect, test } from '@jest/globals'
import { readDocs } from '../../../src/sources/docs.ts'
import { filesOfFolder } from '../../../src/sources/files.ts'
import { Renderer } from '../../../src/sources/render/renderer.ts'
import { numbered, versionOf } from '../../support/docs-version.ts'
import { folderOf } from '../../support/emulator-client.ts'

const renderer = new Renderer({})

const DOCUMENT = {
  openapi: '3.1.0',
  paths: {
    '/users': {
      parameters: [{ in: 'header', name: 'X-Team', schema: { type: 'string' } }],
      get: {
        summary: "List the team's users",
        tags: ['User accounts'],
        description: 'All users.',
        parameters: [
          {
            in: 'query',
            name: 'limit',
            required: true,
            description: 'At most 100.',
            schema: { type: 'integer', default: 10 }
          }
        ],
        responses: {
          200: {
            description: 'The users',
            content: {
              'application/json': { schema: { type: 'array', items: { $ref: '#/components/schemas/User' } } }
            }
          }
        }
      },
      post: {
        summary: 'Create a user',
        tags: ['User accounts'],
        deprecated: true,
        requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/User' } } } }
      }
    },
    '/users/{id}/': {
      get: { responses: {}, 'x-mint': { href: '/reference/one-user', metadata: { title: 'One user' } } },
      delete: { 'x-excluded': true }
    }
  },
  webhooks: { 'user.created': { post: { 'x-hidden': true } } },
  components: {
    schemas: {
      User: {
        required: ['name'],
        properties: {
          name: { type: 'string', description: 'Full name' },
          role: { enum: ['admin', 'member'], type: 'string' },
          manager: { $ref: '#/components/schemas/User' },
          rows: { $ref: '#/components/schemas/Rows' }
        }
      },
      Rows: { type: 'array', items: { $ref: '#/components/schemas/Rows' } }
    }
  }
}

async function docsOf(settings: object, files: Record<string, string> = {}) {
  await using folder = await folderOf({
    'docs.json': JSON.stringify(settings),
    'api/openapi.json': JSON.stringify(DOCUMENT),
    ...files
  })
  return await readDocs(await filesOfFolder(folder.path), renderer)
}

test.each([
  ['in a group', { groups: [{ group: 'API', openapi: 'api/openapi.json' }] }, 'api-reference'],
  [
    'in a tab with a folder',
    { tabs: [{ tab: 'API', openapi: { source: '/api/openapi.json', directory: '/rest' } }] },
    'rest'
  ],
  ['at the top level', { openapi: ['api/openapi.json'] }, 'api-reference']
])('generates pages for a specification that the navigation lists %s', async (_, navigation, folder) => {
  const { pages, problems } = await docsOf({ navigation })
  expect(problems).toEqual([])
  const found = pages.map(({ path, title, hidden }) => [path.replace(folder, 'FOLDER'), title, hidden])
  expect(found.sort(([a = ''], [b = '']) => (a < b ? -1 : 1))).toEqual([
    ['FOLDER/user-accounts/create-a-user', 'Create a user', false],
    ['FOLDER/user-accounts/list-the-teams-users', "List the team's users", false],
    ['FOLDER/usercreated', 'Usercreated', true],
    ['reference/one-user', 'One user', false]
  ])
  expect(new Set(pages.map(({ file }) => file))).toEqual(new Set(['api/openapi.json']))
  expect(pages.find(({ hidden }) => hidden)?.text).toBe('Usercreated\nWEBHOOK user.created')
})

test('renders parameters, body and responses of an operation, even if schemas refer to themselves', async () => {
  const { pages } = await docsOf(
    { navigation: { pages: ['list', 'create'] } },
    {
      'list.mdx': '---\nopenapi: /api/openapi.json GET /users\n---\n\nMore text.\n',
      'create.mdx': '---\ntitle: New user\nopenapi: POST /users/\n---\n'
    }
  )
  const [create, list] = [...pages].sort((a, b) => (a.path < b.path ? -1 : 1))
  expect(list).toMatchObject({
    title: "List the team's users",
    hasUnknownIds: true,
    includes: ['api/openapi.json']
  })
  const lines = list?.text.split('\n')
  expect(lines?.slice(0, 12)).toEqual([
    ...["List the team's users", 'All users.', 'GET /users', 'Parameters', 'X-Team string header'],
    ...['limit integer query required default: 10', 'At most 100.'],
    ...['Response 200', 'The users', 'name string required', 'Full name', 'role string one of: admin, member']
  ])
  expect(lines?.filter(line => line === 'manager object')).toHaveLength(3)
  expect(lines?.slice(-2)).toEqual(['rows array[][][][]', 'More text.'])
  // `openapi: POST /users/` names no file, so the service searches all specifications for the operation.
  expect(create).toMatchObject({ title: 'New user', includes: ['api/openapi.json'] })
})

test('resolves operations in the navigation, and reports operations that do not exist', async () => {
  const { pages, problems, navigation } = await docsOf({
    navigation: {
      groups: [
        { group: 'API', openapi: 'api/openapi.json', pages: ['POST /users', 'GET /gone'] },
        { group: 'Other', pages: ['GET /none', 'GET /users'] }
      ]
    }
  })
  const names = ['create-a-user', 'list-the-teams-users'].map(name => `api-reference/user-accounts/${name}`)
  expect(pages.map(({ path }) => path)).toEqual(names)
  expect(navigation.map(({ page }) => page)).toEqual([names[0], 'GET /gone', 'GET /none', names[1]])
  const missing = ['GET /gone', 'GET /none'].map(target => ({ kind: 'missing-page', target }))
  expect(problems).toMatchObject(missing)
})

test('treats the pages of a remote or an AsyncAPI specification as unknown', async () => {
  const { pages, problems, unknownFolders } = await docsOf({
    navigation: {
      groups: [
        {
          group: 'API',
          openapi: { source: 'https://api.example.com/openapi.json', directory: 'v2/' },
          pages: ['GET /a']
        },
        { group: 'Events', asyncapi: 'events.yaml' },
        { group: 'Other', pages: ['GET /b'] }
      ]
    }
  })
  expect([pages, problems, unknownFolders]).toEqual([[], [], ['v2', 'api-reference']])
})

test('reports a syntax error at its line, and a missing or unsuitable file at its entry in docs.json', async () => {
  const { problems } = await docsOf(
    {
      navigation: {
        groups: [
          { group: 'A', openapi: ['bad.yaml', 'bad.json'] },
          { group: 'B', openapi: '../x.json' },
          { group: 'C', openapi: 'a.json' }
        ]
      }
    },
    { 'bad.yaml': 'openapi: 3\na: "3', 'bad.json': '{\n"openapi": tru\n}', 'a.json': '{}' }
  )
  expect(
    problems.map(({ message, place: { file, line }, target }) => `${target} ${file}:${line} ${message}`)
  ).toEqual([
    'undefined bad.yaml:2 cannot read the OpenAPI document: Missing closing "quote',
    "undefined bad.json:2 cannot read the OpenAPI document: Unexpected token ' '",
    '../x.json docs.json:1 cannot read "openapi": "../x.json": the documentation folder has no such file',
    'a.json docs.json:1 cannot read "openapi": "a.json": it is not an OpenAPI document'
  ])
})

test('reads a large document for many pages only once, and reports its error only once', async () => {
  const pages = numbered(30, at => [`p${at}.mdx`, `---\nopenapi: large GET /p${at}\n---\n`])
  const paths = numbered(30, at => [
    `/p${at}`,
    { get: { summary: `S${at}`, description: 'x'.repeat(100_000) } }
  ])
  const large = JSON.stringify({ openapi: '3.1.0', paths })
  for (const [text, problems] of [
    [large, []],
    [large.slice(1), [['invalid-source', 'large.json']]]
  ] as const) {
    const reads: string[] = []
    const texts = { ...(pages as Record<string, string>), 'docs.json': '{}', 'large.json': text }
    const docs = await readDocs(versionOf(texts, reads), renderer)
    expect(docs.problems.map(({ kind, place }) => [kind, place.file])).toEqual(problems)
    expect(reads.filter(path => path === 'large.json')).toHaveLength(1)
    expect(docs.pages[0]?.title).toBe(problems.length === 0 ? 'S0' : 'P0')
  }
})

const listed = (count: number, entry: (at: number) => string, separator = ', ') =>
  Array.from({ length: count }, (_, at) => entry(at)).join(separator)
const PARTS = `
openapi: 3.1.0
paths:
  /a~b/{id}:
    parameters: [{ $ref: '#/components/parameters/a~1b~0' }]
    patch:
      description: "Two\\n\\nparts"
      deprecated: true
      parameters:
        - { in: cookie, name: c, schema: { type: [string, 'null'], deprecated: true } }
        - { name: q, schema: { type: integer, default: 0, description: None }, deprecated: true, description: Own }
        - { in: body, name: none }
      requestBody: { content: { json: { schema: { type: array, items: { oneOf: [
        { properties: { one: { type: string } } }, { properties: { two: { items: { type: string } } } } ] } } } } }
      responses:
        204: { description: Nothing }
        default: { schema: { required: [x], properties: { x: { properties: { y: {} } }, z: { default: {}, enum: [1, b] } } } }
  /deep: { post: { responses: { 200: { schema: { properties: {
    ten: { $ref: '#/components/schemas/S1' }, eleven: { $ref: '#/components/schemas/S0' },
    l1: { ${'properties: { l: { '.repeat(5)} ${'} }'.repeat(5)} } }, allOf: [{ allOf: [{ allOf: [
    { properties: { m: {} }, allOf: [{ properties: { n: {} } }] }] }] }] } } } } }
  /wide: { post: { responses: { 200: { schema: { properties: { ${listed(400, at => `w${at}: {}`)} }, allOf: [{ properties: { w: {} } }] } } } } }
components:
  parameters: { a/b~: { in: path, name: id, required: true } }
  schemas: { ${listed(10, at => `S${at}: { $ref: '#/components/schemas/S${at + 1}' }`)}, S10: { type: string } }
`

test('renders all parts of an operation, up to four levels, 300 fields and ten references in a row', async () => {
  const pages = { 'a.mdx': 'patch /a~b/{id}', 'b.mdx': 'POST /deep', 'c.mdx': 'POST /wide' }
  const texts = Object.entries(pages).map(([file, name]) => [file, `---\nopenapi: ${name}\n---\n`])
  const settings = { 'docs.json': '{ "api": { "openapi": "s.yaml" } }', 's.yaml': PARTS }
  const docs = await readDocs(versionOf({ ...settings, ...(Object.fromEntries(texts) as object) }), renderer)
  const [parts, deep, wide] = docs.pages.map(({ text }) => text.split('\n'))
  expect(parts).toEqual([
    ...['A', 'Two', 'parts', 'PATCH /a~b/{id} (deprecated)', 'Parameters', 'id any path required'],
    ...['c string | null cookie deprecated', 'q integer query deprecated default: 0', 'Own'],
    ...['Body', 'one string', 'two string[]', 'Response 204', 'Nothing'],
    ...['Response default', 'x object required', 'y any', 'z any one of: 1, b']
  ])
  expect(deep?.slice(-7).join()).toBe('ten string,eleven any,l1 object,l object,l object,l object,m any')
  expect(wide?.filter(line => line.startsWith('w'))).toHaveLength(298)
})

test.each([
  [{ 'a.json': 20_000_000, 'b.yaml': 2_000_000 }, []],
  [{ 'a.json': 20_000_001 }, ['a.json']],
  [{ 'b.yaml': 2_000_001 }, ['b.yaml']],
  [numbered(11, at => [`${at}.json`, 20_000_000]), ['10.json']]
])('reads documents up to the size limits: %j', async (sizes: Record<string, unknown>, expected) => {
  const openapi = Object.keys(sizes)
  const texts = Object.fromEntries(openapi.map(name => [name, '{ "openapi": "3.1.0" }']))
  const files = versionOf({ ...texts, 'docs.json': JSON.stringify({ api: { openapi } }) })
  const size = async (path: string) => Number(sizes[path] ?? (await files.size(path)))
  const { problems } = await readDocs({ ...files, size }, renderer)
  expect(problems.map(({ target, place }) => target ?? place.file)).toEqual(expected)
})

test.each([
  ['GET /gone', ['s.json'], ['s.json'], true],
  ['GET /users/', ['s.json'], ['s.json'], false],
  ['GET /gone', [], ['s.json'], true],
  ['GET /gone', ['s.json'], ['s.json', 'empty.json'], true],
  ['GET /gone', ['empty.json'], ['empty.json'], false],
  ['GET /gone', ['s.json', 'https://example.com/o.json'], ['s.json'], false],
  ['s GET /gone', [], ['s.json'], true],
  ['/s.yml GET /gone', [], ['s.yml'], true],
  ['empty GET /gone', ['s.json'], ['s.json', 'empty.json'], false],
  ['other GET /gone', ['s.json'], ['s.json'], false]
])(
  'reports whether %s is missing, with the `openapi` entries %j and the files %j: %s',
  async (name, openapi, files, isWrong) => {
    const users = { '/users': { get: {} } }
    const specs = files.map(file => [
      file,
      JSON.stringify({ openapi: '3.1.0', paths: file.startsWith('s') ? users : {} })
    ])
    const settings = { 'docs.json': JSON.stringify({ api: { openapi } }) }
    const page = { 'a.mdx': `---\ntitle: A\nopenapi: ${name}\n---\n` }
    const { problems } = await readDocs(
      versionOf({ ...settings, ...page, ...(Object.fromEntries(specs) as object) }),
      renderer
    )
    const place = { file: 'a.mdx', line: 3, column: 1 }
    expect(problems).toMatchObject(isWrong ? [{ kind: 'missing-operation', target: name, place }] : [])
    expect(problems).toHaveLength(isWrong ? 1 : 0)
  }
)

test.each(['null', '5', '"x"', '[]'])(
  'reports one problem for the settings %s, and treats the settings as unknown',
  async text => {
    const { problems, hasSettings } = await readDocs(
      versionOf({ 'docs.json': text, 'a.mdx': 'A.' }),
      renderer
    )
    expect([problems.map(({ kind, message }) => `${kind} ${message}`), hasSettings]).toEqual([
      ['invalid-source it is not an object'],
      false
    ])
  }
)
