// node bench/alternatives/work.ts NAME FOLDER [ADDRESS [PACKAGES]]: does one task once, with our code or a library.
// Prints the result, which is the same for all candidates for a task.
import { createHash, hash } from 'node:crypto'
import { closeSync, createReadStream, openSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { pathToFileURL } from 'node:url'
import { createGunzip, type Gunzip } from 'node:zlib'

const [, , name = '', folder = '', address = '', packages = '{}'] = process.argv
const places = JSON.parse(packages) as Record<string, string>
const CONNECTIONS = 64
const REQUESTS = 20_000

const candidates: Record<string, () => Promise<string>> = {
  'scan-ours': scanOurs,
  'scan-htmlparser2': scanHtmlparser2,
  'css-ours': cssOurs,
  'css-tokenizer': cssTokenizer,
  's3-ours': s3Ours,
  's3-sdk': s3Sdk,
  'http-ours': httpOurs,
  'http-undici': httpUndici,
  'tar-ours': tarOurs,
  'tar-stream': tarStream,
  'zip-ours': zipOurs,
  'zip-yauzl': zipYauzl
}
async function load(name: string): Promise<Record<string, unknown>> {
  const require = createRequire(join(places[name] ?? '', 'package.json'))
  const { href } = pathToFileURL(require.resolve(name))
  // Keeps the package out of the bundle.
  return (await import(/* webpackIgnore: true */ href)) as Record<string, unknown>
}

function pagesIn(): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.html'))
    .sort()
}

// HTML: find the references and ids of all pages.

async function scanOurs(): Promise<string> {
  const { SiteScanner } = await import('../../src/review/scan/site-scanner.ts')
  const scanner = new SiteScanner(0)
  let references = 0
  for (const path of pagesIn()) {
    scanner.scan(path, readFileSync(join(folder, path)))
    for (const file of scanner.drain()?.files ?? []) references += file.references.length
  }
  return String(references > 0)
}

// CSS: find all addresses in a style sheet.

async function cssOurs(): Promise<string> {
  const { cssAddresses } = await import('../../src/html/css-scanner.ts')
  return String([...cssAddresses(readFileSync(join(folder, 'main.css'), 'utf8'))].length)
}

async function cssTokenizer(): Promise<string> {
  const { tokenizer } = (await load('@csstools/css-tokenizer')) as {
    tokenizer: (input: { css: string }) => { endOfFile(): boolean; nextToken(): [type: string, text: string] }
  }
  const tokens = tokenizer({ css: readFileSync(join(folder, 'main.css'), 'utf8') })
  let found = 0
  while (!tokens.endOfFile()) {
    const [type, text] = tokens.nextToken()
    if (type === 'url-token' || (type === 'function-token' && text.toLowerCase() === 'url(')) found++
  }
  return String(found)
}

type Attributes = Record<string, string>

/** The minimum data that a link check needs. */
class Collected {
  readonly ids = new Set<string>()
  readonly references = new Set<string>()

  add(attributes: Attributes): void {
    for (const attribute of ['href', 'src', 'srcset', 'poster', 'action']) {
      const value = attributes[attribute]
      if (value !== undefined) this.references.add(value)
    }
    if (attributes['id'] !== undefined) this.ids.add(attributes['id'])
  }
}

async function scanHtmlparser2(): Promise<string> {
  const { Parser } = (await load('htmlparser2')) as {
    Parser: new (handler: object) => { write(text: string): void; end(): void }
  }
  let found = 0
  for (const path of pagesIn()) {
    const collected = new Collected()
    const digest = createHash('sha256')
    const parser = new Parser({
      onopentag: (_: string, attributes: Attributes) => collected.add(attributes),
      ontext: (text: string) => digest.update(text)
    })
    parser.write(readFileSync(join(folder, path), 'utf8'))
    parser.end()
    digest.digest('hex')
    found += collected.references.size
  }
  return String(found > 0)
}

// S3: upload all files, 64 at a time.

function uploadsIn(): { key: string; file: string; size: number; sha256: string }[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => {
      const file = join(entry.parentPath, entry.name)
      // No candidate reads this hash. `s3Ours` computes the hash of each file when it uploads the file.
      return { key: file.slice(folder.length + 1), file, size: statSync(file).size, sha256: '' }
    })
}

async function s3Ours(): Promise<string> {
  const [{ Store }, { putObject }, { AgentHttp }, { systemClock }] = await Promise.all([
    import('../../src/s3/store.ts'),
    import('../../src/s3/objects.ts'),
    import('../../src/runtime/http/agent-http.ts'),
    import('../../src/runtime/time/clock.ts')
  ])
  const { signal } = new AbortController()
  const log = { info: () => undefined, warning: () => undefined, notice: () => undefined } as never
  const context = { http: new AgentHttp('bench'), clock: systemClock, random: Math.random, log, signal }
  const bucket = { name: 'bench', endpoint: new URL(address), region: 'us-east-1' }
  const store = new Store(
    bucket,
    { accessKeyId: 'a', secretAccessKey: 'b', sessionToken: undefined },
    CONNECTIONS,
    context
  )
  const uploads = uploadsIn()
  await store.throttle.forEach(uploads, signal, async ({ key, file, size }, each) => {
    const local = { name: key, file, size, sha256: hash('sha256', readFileSync(file)) }
    await putObject(store, { key, local, headers: { 'content-type': 'text/html' } }, { signal: each })
  })
  return String(uploads.length)
}

async function s3Sdk(): Promise<string> {
  const { S3Client, PutObjectCommand } = (await load('@aws-sdk/client-s3')) as {
    S3Client: new (options: object) => { send(command: object): Promise<unknown> }
    PutObjectCommand: new (input: object) => object
  }
  const client = new S3Client({
    endpoint: address,
    region: 'us-east-1',
    forcePathStyle: true,
    credentials: { accessKeyId: 'a', secretAccessKey: 'b' },
    requestChecksumCalculation: 'WHEN_REQUIRED',
    requestHandler: { httpAgent: { keepAlive: true, maxSockets: CONNECTIONS } }
  })
  const uploads = uploadsIn()
  await inParallel(uploads.length, async at => {
    const { key, file } = uploads[at] as { key: string; file: string }
    const Body = readFileSync(file)
    await client.send(new PutObjectCommand({ Bucket: 'bench', Key: key, Body, ContentType: 'text/html' }))
  })
  return String(uploads.length)
}

// HTTP: send small GET requests.

async function httpOurs(): Promise<string> {
  const { AgentHttp } = await import('../../src/runtime/http/agent-http.ts')
  const client = new AgentHttp('bench')
  const { signal } = new AbortController()
  const url = new URL(address)
  let bytes = 0
  await inParallel(REQUESTS, async () => {
    const response = await client.send({ method: 'GET', url, headers: {}, signal })
    for await (const chunk of response as AsyncIterable<Buffer>) bytes += chunk.length
  })
  return String(bytes)
}

async function httpUndici(): Promise<string> {
  const { Agent, request } = (await load('undici')) as {
    Agent: new (options: object) => object
    request: (url: string, options: object) => Promise<{ body: AsyncIterable<Buffer> }>
  }
  const dispatcher = new Agent({ connections: CONNECTIONS })
  let bytes = 0
  await inParallel(REQUESTS, async () => {
    const { body } = await request(address, { dispatcher })
    for await (const chunk of body) bytes += chunk.length
  })
  return String(bytes)
}

// Archives: compute the SHA-256 of each file.

async function tarOurs(): Promise<string> {
  const { TarReader } = await import('../../src/archive/tar-reader.ts')
  const digests: string[] = []
  let digest = createHash('sha256')
  let isFile = false
  const reader = new TarReader({
    entry: (_, kind) => (isFile = kind === 'file'),
    content: bytes => void digest.update(bytes),
    endFile() {
      if (isFile) digests.push(digest.digest('hex'))
      digest = createHash('sha256')
    }
  })
  for await (const chunk of tarBytes() as AsyncIterable<Buffer>) reader.write(chunk)
  return all(digests)
}

async function tarStream(): Promise<string> {
  const { extract } = await import('tar-stream')
  const digests: string[] = []
  const reader = extract()
  const reading = (async () => {
    for await (const entry of reader) {
      const digest = createHash('sha256')
      for await (const chunk of entry as AsyncIterable<Buffer>) digest.update(chunk)
      if (entry.header.type === 'file') digests.push(digest.digest('hex'))
    }
  })()
  await pipeline(tarBytes(), reader as unknown as NodeJS.WritableStream)
  await reading
  return all(digests)
}

function tarBytes(): Gunzip {
  return createReadStream(join(folder, 'site.tar.gz'), { highWaterMark: 1024 * 1024 }).pipe(
    createGunzip({ chunkSize: 1024 * 1024 })
  )
}

async function zipOurs(): Promise<string> {
  const [{ listZip, readSmallEntries }, { Guards }] = await Promise.all([
    import('../../src/archive/zip.ts'),
    import('../../src/archive/guards.ts')
  ])
  const path = join(folder, 'site.zip')
  const digests: string[] = []
  const { signal } = new AbortController()
  const groups = await listZip(
    { path, size: statSync(path).size },
    { guards: new Guards(), makeFolder: () => undefined, signal }
  )
  const fd = openSync(path, 'r')
  for (const group of groups)
    for (const { content } of readSmallEntries(fd, group)) digests.push(hash('sha256', content))
  closeSync(fd)
  return all(digests)
}

async function zipYauzl(): Promise<string> {
  const yauzl = (await load('yauzl'))['default'] as {
    open(path: string, options: object, callback: (error: Error | null, zip: Zip) => void): void
  }
  interface Zip extends NodeJS.EventEmitter {
    readEntry(): void
    openReadStream(
      entry: object,
      callback: (error: Error | null, stream: NodeJS.ReadableStream) => void
    ): void
  }
  const digests: string[] = []
  const zip = await new Promise<Zip>((resolve, reject) =>
    yauzl.open(join(folder, 'site.zip'), { lazyEntries: true }, (error, opened) =>
      error === null ? resolve(opened) : reject(error)
    )
  )
  await new Promise<void>((resolve, reject) => {
    zip.on('entry', (entry: { fileName: string }) => {
      if (entry.fileName.endsWith('/')) zip.readEntry()
      else
        zip.openReadStream(entry, (error, stream) => {
          if (error !== null) {
            reject(error)
            return
          }
          const digest = createHash('sha256')
          stream.on('data', (chunk: Buffer) => digest.update(chunk))
          stream.on('end', () => {
            digests.push(digest.digest('hex'))
            zip.readEntry()
          })
        })
    })
    zip.on('end', resolve)
    zip.readEntry()
  })
  return all(digests)
}

function all(digests: string[]): string {
  return `${digests.length} files ${hash('sha256', digests.sort().join('\n'))}`
}

async function inParallel(count: number, run: (at: number) => Promise<void>): Promise<void> {
  let next = 0
  const worker = async () => {
    while (next < count) await run(next++)
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, worker))
}

const work = candidates[name]
if (work === undefined) throw new Error(`There is no candidate ${name}.`)
console.log(await work())
