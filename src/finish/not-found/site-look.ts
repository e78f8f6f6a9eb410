import { DomUtils } from 'htmlparser2'
import { type Element, isTag } from 'domhandler'
import { Problem } from '../../runtime/problem.ts'
import { readFlight } from '../flight/flight.ts'
import { colorsIn } from '../flight/navigation.ts'
import { attributeOf } from '../markdown/content-elements.ts'
import { type Page, parsePage } from '../page/page.ts'

/** How a site looks, from its start page. Colors have the form `#1a56c4`. */
export interface SiteLook {
  /** Attributes of the link elements with icons. */
  icons: Record<string, string>[]
  logo: string | undefined
  darkLogo: string | undefined
  color: string | undefined
  darkColor: string | undefined
}

const ICON = /^(?:shortcut icon|icon|apple-touch-icon|mask-icon)$/i
const MAX_ICONS = 10
const LOGO = /\blogo\b|logo__|__logo|-logo|logo-/i

/**
 * Reads the look of a site from its start page. `addressOf` returns an address that works on every page, or undefined if
 * the file does not exist.
 */
export function siteLook(source: Buffer, addressOf: (value: string) => string | undefined): SiteLook {
  const page = parsePage(source)
  const [logo, darkLogo] = page === undefined ? [] : logosOf(page, addressOf)
  const [color, darkColor] = page === undefined ? [] : colorsOf(source, page)
  return { icons: page === undefined ? [] : iconsOf(page, addressOf), logo, darkLogo, color, darkColor }
}

function iconsOf({ head }: Page, addressOf: (value: string) => string | undefined): SiteLook['icons'] {
  return head
    .filter(({ name, attribs }) => name === 'link' && ICON.test(attribs['rel']?.trim() ?? ''))
    .flatMap(({ attribs }) => {
      const href = addressOf(attributeOf(attribs['href']))
      if (href === undefined) return []
      const copied = ['rel', 'type', 'sizes', 'media'].flatMap(name =>
        attribs[name] === undefined ? [] : [[name, attributeOf(attribs[name])] as const]
      )
      return [{ ...Object.fromEntries(copied), href }]
    })
    .slice(0, MAX_ICONS)
}

/** Returns the first image that is named a logo and, if the same link has a second one, the one for dark mode. */
function logosOf({ document }: Page, addressOf: (value: string) => string | undefined): string[] {
  const images = DomUtils.getElementsByTagName('img', document, true).filter(isLogo)
  const [first] = images
  if (first === undefined) return []
  const home = linkAround(first)
  const addresses = images
    .filter(image => image === first || (home !== undefined && linkAround(image) === home))
    .map(image => addressOf(attributeOf(image.attribs['src'])))
  return addresses.slice(0, 2).filter(address => address !== undefined)
}

/** Names such as `nav-logo` are in the class of an image or of an element around it, or in its file name. */
function isLogo(image: Element): boolean {
  const around: (Element | undefined)[] = [image, parentOf(image), parentOf(parentOf(image))]
  const names = around.map(element => `${element?.attribs['class'] ?? ''} ${element?.attribs['id'] ?? ''}`)
  const file = (image.attribs['src'] ?? '').replace(/^.*\/|[?#].*$/g, '')
  return LOGO.test(names.join(' ')) || LOGO.test(file)
}

function linkAround(image: Element): Element | undefined {
  for (let element = parentOf(image); element !== undefined; element = parentOf(element))
    if (element.name === 'a') return element
  return undefined
}

function parentOf(element: Element | undefined): Element | undefined {
  return element?.parent && isTag(element.parent) ? element.parent : undefined
}

/** Returns the colors for light and dark mode: from the settings, from variables of the service, or of the browser bar. */
function colorsOf(source: Buffer, { head, text }: Page): [string | undefined, string | undefined] {
  const flight = readFlight(source)
  const settings =
    flight === undefined || flight instanceof Problem ? new Map<string, string>() : colorsIn(flight.rows)
  const variable = (name: string) => {
    const parts = new RegExp(`--${name}: ?(\\d{1,3}) (\\d{1,3}) (\\d{1,3})\\s*[;}]`).exec(text)?.slice(1)
    return parts && `#${parts.map(part => Number(part).toString(16).padStart(2, '0')).join('')}`
  }
  const bar = head.find(({ attribs }) =>
    /^(?:theme-color|msapplication-TileColor)$/.test(attribs['name'] ?? '')
  )
  const forLight = [settings.get('primary'), variable('primary'), bar?.attribs['content']]
  const forDark = [settings.get('light'), variable('primary-light'), ...forLight]
  const first = (colors: (string | undefined)[], isVisible: (light: number) => boolean) =>
    colors.flatMap(color => fullColor(color) ?? []).find(color => isVisible(lightness(color)))
  // A button in nearly the color of the page would not be seen.
  return [first(forLight, light => light < 0.85), first(forDark, light => light > 0.2)]
}

function fullColor(color = ''): string | undefined {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(color.trim())?.slice(1)
  const full = short === undefined ? color.trim() : `#${short.map(digit => digit + digit).join('')}`
  return /^#[\da-f]{6}$/i.test(full) ? full.toLowerCase() : undefined
}

/** Returns the lightness that people see, from 0 to 1. */
function lightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(
    at => Number.parseInt(color.slice(at, at + 2), 16) / 255
  )
  return 0.3 * red + 0.6 * green + 0.1 * blue
}
