/** The name that the WHATWG standard has for a label, such as `euc-kr` for `ks_c_5601-1987`. Undefined for other text. */
export function encodingNamed(label: string | undefined): string | undefined {
  try {
    return label === undefined ? undefined : new TextDecoder(label).encoding
  } catch {
    return undefined
  }
}
