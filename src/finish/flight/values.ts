export type RowValue = null | boolean | number | string | RowValue[] | RowFields

export interface RowFields {
  [key: string]: RowValue
}

export function isFields(value: RowValue | undefined): value is RowFields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Returns undefined if the text is not JSON, is nested too deeply, or changes when its value is written again. */
export function exactValue(text: string): RowValue | undefined {
  try {
    const value = JSON.parse(text) as RowValue
    return JSON.stringify(value) === text ? value : undefined
  } catch {
    return undefined
  }
}
