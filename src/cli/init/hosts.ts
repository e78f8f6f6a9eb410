import type { Remote } from './repository.ts'
import { REGION } from './resource-names.ts'

/** A command to copy. */
export interface SetupCommand {
  about: string
  command: string[]
  /** Below the root of the repository. */
  cwd?: string
  /** When this succeeds, there is nothing to do. */
  unless?: string[]
}

export interface Setup {
  repository: Remote
  /** Name of stack, bucket and Worker. */
  name: string
  /** Host name of the site at the service. */
  domain: string
  /** Address for readers; empty when the host chooses it. */
  siteUrl: string
  /** Path of the file that is written. */
  file: string
  /** Address of the pages that explain more. */
  docs: string
}

export interface Host {
  about: string
  /** The file below `examples/` that becomes the workflow. */
  example: string
  /** Where it goes; by default into `.github/workflows/`. */
  file?: string
  /** More files to copy, and values to fill in there: from below `examples/`, to below the root of the repository. */
  copies?: Record<string, string>
  fill?: (setup: Setup) => Record<string, string>
  /** The address for readers cannot be found out. */
  needsSiteUrl?: boolean
  /** Variables of the workflow that derive from the answers. */
  values?: (setup: Setup) => Record<string, string>
  create?: (setup: Setup) => SetupCommand[]
  /** The outputs of its stack become variables of the repository. */
  hasStack?: boolean
  /** Where the values of secrets and variables come from. */
  where?: (setup: Setup) => Record<string, string>
  /** What only a person can do. */
  left?: (setup: Setup) => string[]
}

const TEMPLATE = '.github/static-docs-export/cloudfront.yaml'
export const WRANGLER = ['npx', '--yes', 'wrangler@4']

export const HOSTS: Record<string, Host> = {
  's3-cloudfront': {
    about: 'Amazon S3 and CloudFront',
    example: 's3-cloudfront.yml',
    copies: { 'hosting/cloudfront/template.yaml': TEMPLATE },
    hasStack: true,
    create: setup => [
      {
        about: `Stack ${setup.name}: bucket, distribution, rewrite rule, and a role for ${setup.repository.path}`,
        command: deploy(setup)
      }
    ],
    left: setup => {
      if (setup.siteUrl === '') return ['For a domain of your own: init again with --site-url.']
      const host = new URL(setup.siteUrl).host
      return [
        `Certificate: aws acm request-certificate --region us-east-1 --validation-method DNS --domain-name ${host}`,
        `When it is issued: ${[...deploy(setup), `DomainName=${host}`].join(' ')} CertificateArn=ARN, then store the outputs of the stack again.`,
        `DNS: a CNAME record for ${host} with the output DistributionDomain of the stack. Moving day: ${setup.docs}/moving.md`
      ]
    }
  },
  'r2-cloudflare': {
    about: 'Cloudflare R2 behind a Worker',
    example: 'r2-cloudflare.yml',
    needsSiteUrl: true,
    copies: {
      'hosting/r2/worker.js': 'docs-worker/r2/worker.js',
      'hosting/r2/wrangler.toml': 'docs-worker/r2/wrangler.toml',
      'hosting/redirects/rules.mjs': 'docs-worker/redirects/rules.mjs'
    },
    fill: ({ name, siteUrl }) => ({
      'Change the three values below, then run once': 'To deploy it',
      'name = "docs"': `name = "${name}"`,
      'pattern = "docs.example.com"': `pattern = "${new URL(siteUrl).host}"`,
      'bucket_name = "example-docs"': `bucket_name = "${name}"`
    }),
    values: ({ name }) => ({ DOCS_BUCKET: name }),
    create: ({ name }) => [
      {
        about: `R2 bucket ${name}`,
        command: [...WRANGLER, 'r2', 'bucket', 'create', name],
        unless: [...WRANGLER, 'r2', 'bucket', 'info', name]
      },
      { about: `Worker ${name} in front of it`, command: [...WRANGLER, 'deploy'], cwd: 'docs-worker/r2' }
    ],
    where: ({ name }) => ({
      R2_ACCESS_KEY_ID: `R2 > Manage API tokens: a token with "Object Read & Write" for ${name} has both values`,
      R2_SECRET_ACCESS_KEY: 'of the same token'
    }),
    left: ({ siteUrl }) => [
      `DNS: the domain of ${new URL(siteUrl).host} must be a zone of the Cloudflare account; the Worker adds the record.`
    ]
  },
  'github-pages': {
    about: 'GitHub Pages',
    example: 'github-pages.yml',
    create: ({ repository, siteUrl }) => {
      const pages = githubApi(repository, '/pages')
      const host = ownDomainOf(siteUrl)
      return [
        {
          about: 'Pages that a workflow deploys',
          command: [...pages, '--method', 'POST', '-f', 'build_type=workflow'],
          unless: pages
        },
        ...(host === ''
          ? []
          : [{ about: `Pages at ${host}`, command: [...pages, '--method', 'PUT', '-f', `cname=${host}`] }])
      ]
    },
    left: ({ repository, siteUrl }) => {
      const [owner = '', name = ''] = repository.path.split('/')
      const host = ownDomainOf(siteUrl)
      if (host !== '')
        return [`DNS: a CNAME record for ${host} with the value ${owner}.github.io, unless there is one`]
      if (name.toLowerCase() === `${owner}.github.io`.toLowerCase()) return []
      return [
        `Readers get the site at https://${owner}.github.io/${name}/. Its links lead there if the service builds it for the path /${name}; otherwise, init again with --site-url, or use the repository ${owner}.github.io.`
      ]
    }
  },
  'cloudflare-pages': {
    about: 'Cloudflare Pages',
    example: 'cloudflare-pages.yml',
    needsSiteUrl: true,
    values: ({ name }) => ({ CLOUDFLARE_PROJECT: name }),
    create: ({ name }) => [
      {
        about: `Pages project ${name}`,
        command: [...WRANGLER, 'pages', 'project', 'create', name, '--production-branch', 'main'],
        unless: [...WRANGLER, 'pages', 'deployment', 'list', '--project-name', name]
      }
    ],
    where: () => ({
      CLOUDFLARE_API_TOKEN: 'My Profile > API Tokens: a token with the permission "Cloudflare Pages: Edit"'
    }),
    left: ({ name, siteUrl }) => [
      `Domain: add ${new URL(siteUrl).host} to the project ${name}, under Custom domains.`
    ]
  },
  helm: {
    about: 'a Helm values file, with a new link every six hours',
    example: 'refresh-helm-values.yml',
    left: ({ file }) => [`Check in ${file}: VALUES, the path of the values file.`]
  },
  gitlab: {
    about: 'S3 from GitLab CI',
    example: 'ci/gitlab-ci.yml',
    file: '.gitlab/docs.yml',
    copies: { 'ci/docs-export.yml': '.gitlab/docs-export.yml' },
    needsSiteUrl: true,
    values: ({ name }) => ({ target: `s3://${name}`, region: REGION }),
    create: ({ name }) => [
      {
        about: `S3 bucket ${name} in ${REGION}`,
        command: ['aws', 's3', 'mb', `s3://${name}`, '--region', REGION]
      }
    ],
    left: ({ name, siteUrl, docs }) => [
      'Settings > CI/CD > Variables, all masked: DOCS_API_KEY, and AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY of a user that may write to the bucket.',
      `A web server or CDN that serves the bucket ${name} as ${new URL(siteUrl).host}: ${docs}/hosting.md`
    ]
  }
}

/** The address that Pages has by itself is no domain that can be set, and needs no record. */
function ownDomainOf(siteUrl: string): string {
  const host = siteUrl === '' ? '' : new URL(siteUrl).host
  return host.endsWith('.github.io') ? '' : host
}

function deploy({ name, repository }: Setup): string[] {
  const options = ['--stack-name', name, '--template-file', TEMPLATE, '--capabilities', 'CAPABILITY_IAM']
  return [
    'aws',
    'cloudformation',
    'deploy',
    ...options,
    '--parameter-overrides',
    `Repository=${repository.path}`
  ]
}

/** A request to the API of the server that has the repository. */
export function githubApi({ server, path }: Remote, below = ''): string[] {
  const host = server === 'github.com' ? [] : ['--hostname', server]
  return ['gh', 'api', ...host, `repos/${path}${below}`]
}

/** As `gh --repo` takes it. */
export function repoFlag({ server, path }: Remote): string[] {
  return ['--repo', server === 'github.com' ? path : `${server}/${path}`]
}
