import { runInNewContext } from 'node:vm'
import { textOf } from '../../support/repository.ts'

/** The CloudFront function of the examples. */
export const CODE = textOf('examples/hosting/cloudfront/viewer-request.js')

interface FunctionResult {
  uri?: string
  statusCode?: number
  headers?: { location?: { value: string } }
}

export interface FunctionSettings {
  indexFolders?: string[]
  pagesLikeFiles?: string[]
  source?: string
}

/** Runs the function, with its two lists filled in, on a path as the browser sent it. */
export function viewerRequest(
  path: string,
  { indexFolders = [], pagesLikeFiles = [], source = CODE }: FunctionSettings
): FunctionResult {
  const lists = Object.entries({ indexFolders, pagesLikeFiles })
  const code = lists.reduce((text, [name, list]) => {
    if (!text.includes(`${name} = []`)) throw new Error(`The function has no list ${name}`)
    return text.replace(`${name} = []`, `${name} = ${JSON.stringify(list)}`)
  }, source)
  const [uri = '', query] = path.split(/\?(.*)/s)
  const event = { request: { uri, rawQueryString: () => query } }
  return runInNewContext(`${code};handler(event)`, { event }) as FunctionResult
}
