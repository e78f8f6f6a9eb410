/** An edit within a source line. Does not depend on the line endings in the file. */
export interface SourceEdit {
  file: string
  /** Lines and columns begin at 1. */
  line: number
  column: number
  before: string
  /** New text. Can contain line breaks as `\n`. */
  after: string
}

/** Replaces an address, or adds a redirect. Escapes in the sources are already decoded in both addresses. */
export interface AddressChange {
  kind: 'address' | 'redirect'
  from: string
  to: string
}

/** A change that resolves a finding, as confirmed by a review of the sources after all edits. */
export interface Fix extends AddressChange {
  /** Several findings can share an edit: one edit adds all redirects. */
  edit: SourceEdit
}
