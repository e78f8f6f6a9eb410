import { normalizeBasePath } from './base-path.js'

/** The service sets no base path for its command-line program, so the browser reads an undefined variable. */
export const NEXT_PUBLIC = {
  ENV: process.env.NEXT_PUBLIC_ENV,
  ASSET_PREFIX: process.env.NEXT_PUBLIC_ASSET_PREFIX ?? '',
  BASE_PATH: normalizeBasePath(process.env.NEXT_PUBLIC_BASE_PATH ?? '')
}
