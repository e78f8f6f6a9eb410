import { runInNewContext } from 'node:vm'
import { textOf } from '../../support/repository.ts'

/** Source code of the CloudFront function in the examples. */
export const CODE = textOf('examples/hosting/cloudfront/viewer-request.js')

interface FunctionResult {
  uri?: string
  statusCode?: number
  headers?: { location?: { value: string } }
}

/** Default values of the constants that users change in the function. */
const SETTINGS = {
  basePath: '',
  indexFolders: [] as string[],
  pagesLikeFiles: [] as string[],
  hasNavigation: false,
  hasMarkdown: false
}

export interface FunctionSettings extends Partial<typeof SETTINGS> {
  source?: string
}

/** Runs the function for a request with this percent-encoded path, which can include a query. */
export function viewerRequest(
  path: string,
  { source = CODE, ...settings }: FunctionSettings,
  headers: Record<string, string> = {}
): FunctionResult {
  const constants = Object.entries({ ...SETTINGS, ...settings })
  const code = constants.reduce((text, [name, value]) => {
    const line = new RegExp(`^const ${name} = .*$`, 'm')
    if (!line.test(text)) throw new Error(`The function has no constant ${name}`)
    return text.replace(line, `const ${name} = ${JSON.stringify(value)}`)
  }, source)
  const [uri = '', query] = path.split(/\?(.*)/s)
  const named = Object.entries(headers).map(([name, value]) => [name.toLowerCase(), { value }])
  const request = { uri, rawQueryString: () => query, headers: Object.fromEntries(named) as object }
  return runInNewContext(`${code};handler(event)`, { event: { request } }) as FunctionResult
}
