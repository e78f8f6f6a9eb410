/** The fields by which a deployment consumes the bundle. */
export interface StaticExport {
  enabled: true
  bundleUrl: string
  version?: string
}

export function staticExport({ url }: { url: string }, version: string | undefined): StaticExport {
  return { enabled: true, bundleUrl: url, ...(version !== undefined && { version }) }
}

/** What a deployment reads, as the value of the output `deployment-config`. */
export function deploymentConfig(link: { url: string }, version: string | undefined): string {
  return JSON.stringify({ staticExport: staticExport(link, version) })
}
