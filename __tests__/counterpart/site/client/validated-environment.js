import { normalizeBasePath } from './base-path.js'

const text = value => (typeof value === 'string' ? value : '')

function validated({ client, runtime }) {
  const known = Object.entries(client).map(([name, check]) => [name, check(runtime[name])])
  return Object.freeze(Object.fromEntries(known))
}

/** The same variables again, as a library for checks of environment variables reads them. */
export const env = validated({
  client: { NEXT_PUBLIC_ENV: text, NEXT_PUBLIC_BASE_PATH: normalizeBasePath, NEXT_PUBLIC_ASSET_PREFIX: text },
  runtime: {
    NEXT_PUBLIC_ENV: process.env.NEXT_PUBLIC_ENV,
    NEXT_PUBLIC_BASE_PATH: process.env.NEXT_PUBLIC_BASE_PATH,
    NEXT_PUBLIC_ASSET_PREFIX: process.env.NEXT_PUBLIC_ASSET_PREFIX
  }
})
