/** What the runner puts into the environment of a step, so that the artifact client finds its service. */
export function runtimeVariables(serviceUrl: string): Record<string, string> {
  return {
    ACTIONS_RESULTS_URL: `${serviceUrl}/`,
    ACTIONS_RUNTIME_TOKEN: runtimeToken(),
    GITHUB_SERVER_URL: 'https://github.com',
    NO_PROXY: '127.0.0.1',
    no_proxy: '127.0.0.1'
  }
}

/** In the format of the runner's token. Its signature is not checked. */
function runtimeToken(): string {
  const part = (content: object) => Buffer.from(JSON.stringify(content)).toString('base64url')
  return `${part({ alg: 'none' })}.${part({ scp: 'Actions.Results:run-1:job-1' })}.none`
}
