/** Facts that decide whether the service makes an address. */
export interface ServedDocs {
  /** Addresses of pages, and whether each has a feed. */
  feeds: ReadonlyMap<string, boolean>
  /** Folders of languages and versions. */
  variants: readonly string[]
  /** Folders of pages that the service makes from the artifacts of an SDK. */
  sdkFolders: readonly string[]
}

interface ServiceAddress {
  isMade: (address: string, docs: ServedDocs) => boolean
  /** The page of the service's documentation, mintlify.com/docs, that says so. */
  documented: string
}

const matching = (pattern: RegExp) => (address: string) => pattern.test(address)

/** Addresses that the service serves without a file of the documentation. */
const SERVICE_ADDRESSES: readonly ServiceAddress[] = [
  { isMade: matching(/^\/llms(?:-full)?\.txt$/), documented: '/ai/llmstxt' },
  {
    // Seen in public documentation; the page names the root only.
    isMade: (address, { variants }) =>
      variants.some(folder => /^\/llms(?:-full)?\.txt$/.test(below(address, folder) ?? '')),
    documented: '/ai/llmstxt'
  },
  { isMade: matching(/^\/skill\.md$/), documented: '/ai/skillmd' },
  { isMade: matching(/^\/(?:sitemap\.xml|robots\.txt)$/), documented: '/optimize/seo' },
  { isMade: matching(/^\/(?:authed\/)?mcp$/), documented: '/ai/model-context-protocol' },
  // Texts, catalogs, cards and skills.
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
  // These files are not documented. Dot folders are not read here, so that nothing in them is known to be missing.
  { isMade: matching(/^\/\.mintlify\/specs\/./), documented: '' }
]

/** `address`: from the root, without query and anchor. */
export function isMadeByService(address: string, docs: ServedDocs): boolean {
  return SERVICE_ADDRESSES.some(({ isMade }) => isMade(address, docs))
}

/** The rest of an address in a folder, with a slash. */
function below(address: string, folder: string): string | undefined {
  return address.startsWith(`/${folder}/`) ? address.slice(folder.length + 1) : undefined
}
