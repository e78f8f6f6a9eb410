import { quoted } from '../../runtime/text/shell-word.ts'
import { githubApi, type Host, type Setup, type SetupCommand, WRANGLER } from './hosts.ts'
import { GITHUB } from './repository.ts'
import { ENVIRONMENT } from './resource-names.ts'

/** Passes no value, so that gh asks for the secret, which then stays out of the shell history. */
export function storeSecret(name: string, where: string | undefined, repository: string): SetupCommand {
  return {
    about: `The secret ${name}${where === undefined ? '' : `: ${where}`}`,
    command: ['gh', 'secret', 'set', name, '--repo', repository]
  }
}

/** Creates the environment in advance, because GitHub creates a missing environment without protection. */
export function environment(repository: string): SetupCommand {
  const policy = ['protected_branches]=true', 'custom_branch_policies]=false'].flatMap(setting => [
    '-F',
    `deployment_branch_policy[${setting}`
  ])
  const unless = githubApi(repository, `/environments/${ENVIRONMENT}`)
  const about = `Environment ${ENVIRONMENT} for protected branches only, unless the environment already exists`
  return { about, command: [...unless, '--method', 'PUT', ...policy], unless }
}

/** Formats the commands as text to copy, in the required order. */
export function commandsText(
  commands: SetupCommand[],
  { name, repository }: Setup,
  host: Host,
  server: string
): string {
  const isGitHub = host.file === undefined
  const usesWrangler = commands.some(({ command: [program] }) => program === WRANGLER[0])
  return [
    ...(isGitHub && server !== GITHUB ? [`# The server of the repository\nexport GH_HOST=${server}`] : []),
    ...(isGitHub ? [checkOf(repository)] : []),
    ...(usesWrangler ? [ACCOUNT] : []),
    ...commands.map(textOf),
    ...(host.hasStack === true ? [storeOutputs(name, repository)] : []),
    ...(usesWrangler ? [storeAccount(repository)] : [])
  ].join('\n\n')
}

function textOf({ about, command, unless, hint }: SetupCommand): string {
  const text = command.map(quoted).join(' ')
  const line = unless === undefined ? text : `${unless.map(quoted).join(' ')} >/dev/null 2>&1 ||\n  ${text}`
  const below = hint === undefined ? '' : `\n${hint.replaceAll(/^/gm, '# ')}`
  return `# ${about}\n${line}${below}`
}

/** Lets users check the name: a clone can have another owner's remote, and the AWS role requires the exact case. */
function checkOf(repository: string): string {
  const fields = [...githubApi(repository), '--jq', '.full_name, .permissions.admin']
  return `# Check the repository: continue if the command prints ${repository} and true
${fields.map(quoted).join(' ')}`
}

const ACCOUNT = `# The Cloudflare account. If the command prints several ids, set the variable to one of them
export CLOUDFLARE_ACCOUNT_ID="$(${WRANGLER.join(' ')} whoami | grep -oE '\\b[0-9a-f]{32}\\b' | sort -u)"; \
echo "$CLOUDFLARE_ACCOUNT_ID"`

function storeAccount(repository: string): string {
  return `# The variable CLOUDFLARE_ACCOUNT_ID
gh variable set CLOUDFLARE_ACCOUNT_ID --body "$CLOUDFLARE_ACCOUNT_ID" --repo ${repository}`
}

function storeOutputs(stack: string, repository: string): string {
  return `# Variables from the stack outputs
aws cloudformation describe-stacks --stack-name ${stack} --output text \\
  --query "Stacks[0].Outputs[?!contains(Description, ' ')].[Description, OutputValue]" |
  while read -r name value; do gh variable set "$name" --body "$value" --repo ${repository}; done`
}
