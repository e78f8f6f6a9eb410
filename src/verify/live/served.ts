/** A page has an address for readers and, where the site serves it, one for agents. */
export type Channel = 'html' | 'md'

/** What a site serves for a page in one channel. */
export interface Served {
  channel: Channel
  /** The words of the page's content, in reading order. */
  words: readonly string[]
  /** The content without white space. */
  squashed: string
  /** In Markdown, each line, cell and value of an attribute, without white space and marks; otherwise empty. */
  blocks: ReadonlySet<string>
  /** In Markdown, the words of the names and values of the attributes of each tag; otherwise empty. */
  tags: readonly ReadonlySet<string>[]
  title: string
  /** Targets of links; empty in HTML, where hosts rewrite them. */
  links: ReadonlySet<string>
  /** Paths and addresses of images. */
  images: ReadonlySet<string>
  /** The words of the data for the client, which has texts that the content lacks. Costly, so only read when needed. */
  dataWords?: () => readonly string[]
  /** Addresses that the menu of the site shows; undefined if the page does not have a menu that can be read. */
  navigation?: () => ReadonlySet<string> | undefined
  /** Time at which the service built the page. */
  lastModified?: number | undefined
  build?: Build | undefined
  gitSource?: GitSource | undefined
}

/** The newest build of the whole site at the time when the page was rendered, not the build of the page. */
export interface Build {
  time: number
  state: string
}

/** The sources from which the service builds the site. All values come from the served page. */
export interface GitSource {
  owner: string
  repo: string
  deployBranch: string
  contentDirectory: string
}
