import type { DocsSettings } from '../../../sources/source/settings/settings.ts'
import { fieldsOf, listOf, textOf } from '../../../sources/source/values.ts'

/** How the settings want the site to look. */
export interface Look {
  primaryColor: string | undefined
  /** Files, as they are written. */
  logo: { light: string | undefined; dark: string | undefined }
  favicon: string | undefined
  /** In the bar at the top. */
  links: { label: string; href: string }[]
}

export function readLook(settings: DocsSettings | undefined): Look {
  const { colors, logo, favicon, navbar } = settings?.fields ?? {}
  const color = textOf(fieldsOf(colors)['primary']) ?? ''
  const bar = fieldsOf(navbar)
  // A file, or one for light and one for dark.
  const [light, dark] = ['light', 'dark'].map(name => textOf(logo) ?? textOf(fieldsOf(logo)[name]))
  return {
    primaryColor: /^#[\da-f]{3,8}$/i.test(color) ? color : undefined,
    logo: { light: light ?? dark, dark: dark ?? light },
    favicon: textOf(favicon) ?? textOf(fieldsOf(favicon)['light']),
    links: [...listOf(bar['links']), bar['primary']].map(fieldsOf).flatMap(link => {
      const href = textOf(link['href'])
      return href === undefined ? [] : [{ label: textOf(link['label']) ?? href, href }]
    })
  }
}
