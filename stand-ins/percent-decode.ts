/** A path that is not percent-encoded UTF-8 stays as it is: a server answers it with 404. */
export function percentDecode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
