/** Facts that determine whether the service generates the content at an address. */
export interface ServedDocs {
  /** Whether each page has a feed, by page address. */
  feeds: ReadonlyMap<string, boolean>
  /** Folders of languages and versions. */
  variants: readonly string[]
  /** Folders with pages that the service generates from SDK artifacts. */
  sdkFolders: readonly string[]
}

interface ServiceAddress {
  isMade: (address: string, docs: ServedDocs) => boolean
  /** Path of the page on mintlify.com/docs that documents the address; empty for an undocumented address. */
  documented: string
}

/** Addresses of MCP servers. A page of the documentation cannot replace them: its readers would get the server. */
const MCP_SERVER = /^\/(?:authed\/)?mcp$/

const matching = (pattern: RegExp) => (address: string) => pattern.test(address)

/** Addresses that the service serves without a file in the documentation. */
const SERVICE_ADDRESSES: readonly ServiceAddress[] = [
  { isMade: matching(/^\/llms(?:-full)?\.txt$/), documented: '/ai/llmstxt' },
  {
    // Public sites also have `llms*.txt` in `variants` folders. The documentation page mentions only files at the root.
    isMade: (address, { variants }) =>
      variants.some(folder => /^\/llms(?:-full)?\.txt$/.test(below(address, folder) ?? '')),
    documented: '/ai/llmstxt'
  },
  { isMade: matching(/^\/skill\.md$/), documented: '/ai/skillmd' },
  { isMade: matching(/^\/(?:sitemap\.xml|robots\.txt)$/), documented: '/optimize/seo' },
  { isMade: matching(MCP_SERVER), documented: '/ai/model-context-protocol' },
  // For example, `/.well-known/llms.txt` and `/.well-known/mcp.json`.
  { isMade: matching(/^\/\.well-known\/./), documented: '/customize/custom-domain' },
  {
    isMade: (address, { feeds }) => address.endsWith('.md') && feeds.has(address.slice(0, -'.md'.length)),
    documented: '/ai/markdown-export'
  },
  {
    isMade: (address, { feeds }) =>
      address.endsWith('/rss.xml') && feeds.get(address.slice(0, -'/rss.xml'.length)) === true,
    documented: '/create/changelogs'
  },
  {
    isMade: (address, { sdkFolders }) => sdkFolders.some(folder => below(address, folder) !== undefined),
    documented: '/api-playground/sdk-reference-setup'
  },
  // Dot folders are not read, so a missing file in this folder cannot be detected.
  { isMade: matching(/^\/\.mintlify\/specs\/./), documented: '' }
]

/** `address`: the path from the site root, without the query and the anchor. */
export function isMadeByService(address: string, docs: ServedDocs): boolean {
  return SERVICE_ADDRESSES.some(({ isMade }) => isMade(address, docs))
}

/** Whether the service serves something else at the address of a page. */
export function isTakenByService(address: string): boolean {
  return MCP_SERVER.test(address)
}

/** Returns the rest of an address after `folder`, with a leading slash; undefined if the address is elsewhere. */
function below(address: string, folder: string): string | undefined {
  return address.startsWith(`/${folder}/`) ? address.slice(folder.length + 1) : undefined
}
