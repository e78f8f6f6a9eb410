/** Colors whose names and numbers minifiers exchange for each other. */
const COLORS: Record<string, string> = {
  aqua: '#0ff',
  black: '#000',
  blue: '#00f',
  cyan: '#0ff',
  fuchsia: '#f0f',
  gray: '#808080',
  green: '#008000',
  grey: '#808080',
  lime: '#0f0',
  magenta: '#f0f',
  maroon: '#800000',
  navy: '#000080',
  olive: '#808000',
  orange: '#ffa500',
  purple: '#800080',
  red: '#f00',
  silver: '#c0c0c0',
  teal: '#008080',
  transparent: '#0000',
  white: '#fff',
  yellow: '#ff0'
}
const COLOR_NAME = new RegExp(`(?<![\\w#.-])(?:${Object.keys(COLORS).join('|')})(?![\\w(.-])`, 'gi')
/** Properties whose values begin with colors. A font or an animation can have the name of a color. */
const HAS_COLOR = /color|background|border|outline|shadow|fill|stroke/

const BOX = /^(?:margin|padding|inset|border-(?:color|radius|style|width)|scroll-(?:margin|padding))$/
const WITHOUT = /^(?:border(?:-(?:top|right|bottom|left))?|outline)$/

/** Returns a declaration in the form in which minifiers write it. White space was collapsed before. */
export function minifiedDeclaration(text: string): string {
  const colon = text.indexOf(':')
  if (colon < 0) return text
  const name = text.slice(0, colon).trim()
  const value = shortValue(text.slice(colon + 1).trim())
  // The values of these properties can be any text for a script.
  if (name.startsWith('--')) return `${name}:${value}`
  const property = name.toLowerCase()
  return `${property}:${valueOf(property, value)}`
}

function shortValue(value: string): string {
  return value
    .replace(/ ?([,/!]) ?/g, '$1')
    .replace(/\( /g, '(')
    .replace(/ ?(\)) ?(?![-+])/g, '$1')
    .replace(/#[\da-f]{3,8}(?![\w-])/gi, color => color.toLowerCase())
    .replace(/#(?:([\da-f])\1)(?:([\da-f])\2)(?:([\da-f])\3)(?:([\da-f])\4)?(?![\w-])/g, '#$1$2$3$4')
    .replace(/(?<![\w.#-])(-?)0+(?=\.\d)/g, '$1')
    .replace(/(?<![\w#-])(-?\d{0,9}\.\d{0,9}?)0{1,9}(?!\d)/g, (_, digits: string) =>
      digits.replace(/\.$/, '')
    )
    .replace(/(?<![\w.#])-?0(?:px|r?em|p[tc]|in|cm|mm|ex|ch|v(?:h|w|min|max))(?![\w%])/gi, '0')
}

function valueOf(property: string, value: string): string {
  const colored = HAS_COLOR.test(property)
    ? value.replace(COLOR_NAME, color => COLORS[color.toLowerCase()] ?? color)
    : value
  if (property === 'font-weight')
    return colored.replace(/^bold(?!e)/i, '700').replace(/^normal(?=!|$)/i, '400')
  if (WITHOUT.test(property)) return colored.replace(/^none(?=!|$)/i, '0')
  if (property === 'background') return colored.replace(/^none(?=!|$)/i, '0 0')
  return BOX.test(property) && !colored.includes('(') && !colored.includes('/') ? shortBox(colored) : colored
}

/** Leaves out the sides that are equal to those across. */
function shortBox(value: string): string {
  const [sides = '', ...more] = value.split('!')
  const [top, right, bottom, left] = sides.split(' ')
  const list = [top, right, bottom, left].slice(0, sides.split(' ').length)
  if (list.length === 4 && left === right) list.pop()
  if (list.length === 3 && list[2] === list[0]) list.pop()
  if (list.length === 2 && list[1] === list[0]) list.pop()
  return [list.join(' '), ...more].join('!')
}
