import { Problem } from '../../runtime/problem.ts'
import { isFields, type RowFields, type RowValue } from '../flight/values.ts'
import { isRootPath, movedAddress } from './addresses.ts'
import type { ProgramMove } from './program-literals.ts'

type FileMove = Pick<ProgramMove, 'base' | 'isFile'>

/**
 * Adds the base path to files in the settings of the site that the client passes on to the browser: the logo, the
 * background image and local fonts. To all other settings, such as links and icons, the client adds the path itself.
 */
export function moveSettings(fields: RowFields, move: FileMove): Problem | undefined {
  const config = fields['docsConfig']
  if (isFields(config)) {
    moveImage(config, 'logo', move)
    if (isFields(config['background'])) moveImage(config['background'], 'image', move)
    moveFonts(config['fonts'], move)
  }
  // These are the properties of the component that loads the fonts of the settings.
  const { fonts, subdomain } = fields
  if (fonts === undefined || fonts === '$undefined' || subdomain === undefined) return undefined
  // With a subdomain, the client loads fonts from the service, except from the folder `fonts` at the root of the host.
  if (subdomain !== '$undefined' && subdomain !== null)
    return new Problem('loads the fonts of the site from the host of the service')
  moveFonts(fonts, move)
  return undefined
}

/** Moves an image, or the images for light and dark mode. */
function moveImage(fields: RowFields, name: string, move: FileMove): void {
  const image = fields[name]
  if (isFields(image)) for (const theme of ['light', 'dark']) moveImage(image, theme, move)
  else if (typeof image === 'string' && isRootPath(image) && move.isFile(image))
    fields[name] = movedAddress(image, move.base)
}

/** Moves a font, or the fonts of headings and of the body. The client puts a slash before the path of a local font. */
function moveFonts(fonts: RowValue | undefined, { base, isFile }: FileMove): void {
  if (!isFields(fonts)) return
  for (const font of [fonts, fonts['heading'], fonts['body']]) {
    if (!isFields(font)) continue
    const { source } = font
    if (typeof source === 'string' && !/^(?:[/$]|https?:)/.test(source) && isFile(`/${source}`))
      font['source'] = `${base.slice(1)}/${source}`
  }
}
