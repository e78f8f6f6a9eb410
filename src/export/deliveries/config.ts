/** TEMP */
export function deploymentConfig(bundleUrl: string, version: string | undefined): string {
  return JSON.stringify({
    staticExport: { enabled: true, bundleUrl, ...(version !== undefined && { version }) }
  })
}
