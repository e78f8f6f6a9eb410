import { REGION } from './resource-names.ts'

export interface SetupCommand {
  about: string
  command: string[]
  /** Command that succeeds if the setup is already done. */
  unless?: string[]
  /** Advice if the command fails. */
  hint?: string
}

export interface Setup {
  /** `owner/name`. */
  repository: string
  /** Name of the stack, bucket or Worker. */
  name: string
  /** Address for readers; empty if the host chooses the address. */
  siteUrl: string
  /** Path of the workflow that init writes. */
  file: string
  /** Address of this project's documentation. */
  docs: string
  isFromMint: boolean
}

export interface Host {
  about: string
  /** File below `examples/` to use as the workflow. */
  example: string
  /** Path of the workflow; by default in `.github/workflows/`. */
  file?: string
  /** Further workflows: examples, with their target paths in the repository. */
  workflows?: Record<string, string>
  /** More files to copy: paths below `examples/`, with their target paths in the repository. */
  copies?: Record<string, string>
  fill?: (setup: Setup) => Record<string, string>
  /** Example for a site from `mint export`, if the steps after the export also differ from those in `example`. */
  mintExample?: string
  /** Whether the host needs a link from the service, which `mint export` does not provide. */
  needsService?: boolean
  /** Whether readers stay at the service: nothing is exported or published. */
  isService?: boolean
  /** Whether the user has to enter the address for readers. */
  needsSiteUrl?: boolean
  /** Workflow variables that are derived from the answers. */
  values?: (setup: Setup) => Record<string, string>
  create?: (setup: Setup) => SetupCommand[]
  /** Whether stack outputs become repository variables. */
  hasStack?: boolean
  /** For each secret, a text that tells users where to find its value. */
  where?: (setup: Setup) => Record<string, string>
  /** Steps that users must do by hand. */
  left?: (setup: Setup) => string[]
}

/** Example whose first steps replace the export in the workflows for other hosts. */
export const MINT_EXAMPLE = 'mint-export.yml'
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
        about: `Stack ${setup.name}: bucket, distribution, rewrite rule, and a role for ${setup.repository}`,
        command: deploy(setup),
        hint: `If the command fails because the identity provider already exists, add OidcProviderArn=ARN to the command,
with the ARN that aws iam list-open-id-connect-providers shows for token.actions.githubusercontent.com.`
      }
    ],
    left: setup => {
      if (setup.siteUrl === '') return ['To use your own domain, run init again with --site-url.']
      const host = new URL(setup.siteUrl).host
      return [
        `Certificate: aws acm request-certificate --region us-east-1 --validation-method DNS --domain-name ${host}`,
        `When the certificate is issued, run ${[...deploy(setup), `DomainName=${host}`].join(' ')} CertificateArn=ARN, and then store the stack outputs again.`,
        `DNS: a CNAME record for ${host} with the value of the stack output DistributionDomain. To move a live site, see ${setup.docs}/moving.md`
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
      {
        about: `Worker ${name} in front of the bucket`,
        command: [...WRANGLER, 'deploy', '--config', 'docs-worker/r2/wrangler.toml']
      }
    ],
    where: ({ name }) => ({
      R2_ACCESS_KEY_ID: `the access key ID of an API token with "Object Read & Write" for ${name}, from R2 > Manage API tokens`,
      R2_SECRET_ACCESS_KEY: 'the secret access key of the same API token'
    }),
    left: ({ siteUrl }) => [
      `DNS: the domain of ${new URL(siteUrl).host} needs a zone in the Cloudflare account; the Worker adds the record.`
    ]
  },
  'github-pages': {
    about: 'GitHub Pages',
    example: 'github-pages.yml',
    mintExample: MINT_EXAMPLE,
    create: ({ repository, siteUrl }) => {
      const pages = githubApi(repository, '/pages')
      const host = ownDomainOf(siteUrl)
      return [
        {
          about: 'GitHub Pages, deployed by a workflow',
          command: [...pages, '--method', 'POST', '-f', 'build_type=workflow'],
          unless: pages,
          hint: 'If the repository already uses GitHub Pages, set Settings > Pages > Source to GitHub Actions.'
        },
        ...(host === ''
          ? []
          : [{ about: `Domain ${host}`, command: [...pages, '--method', 'PUT', '-f', `cname=${host}`] }])
      ]
    },
    left: ({ repository, siteUrl }) => {
      const [owner = ''] = repository.split('/')
      const host = ownDomainOf(siteUrl)
      return host === ''
        ? []
        : [`DNS: a CNAME record for ${host} with the value ${owner}.github.io, unless the record exists`]
    }
  },
  'cloudflare-pages': {
    about: 'Cloudflare Pages',
    example: 'cloudflare-pages.yml',
    needsSiteUrl: true,
    values: ({ name }) => ({ CLOUDFLARE_PROJECT: name }),
    create: ({ name }) => [
      {
        about: `Cloudflare Pages project ${name}`,
        command: [...WRANGLER, 'pages', 'project', 'create', name, '--production-branch', 'main'],
        unless: [...WRANGLER, 'pages', 'deployment', 'list', '--project-name', name]
      }
    ],
    where: () => ({
      CLOUDFLARE_API_TOKEN:
        'a token with the permission "Cloudflare Pages: Edit", from My Profile > API Tokens'
    }),
    left: ({ name, siteUrl }) => [
      `Domain: add ${new URL(siteUrl).host} to the project ${name}, under Custom domains.`
    ]
  },
  vercel: {
    about: 'Vercel',
    example: 'vercel.yml',
    needsSiteUrl: true,
    where: () => ({
      VERCEL_TOKEN: 'a token for the team that owns the project, from Account Settings > Tokens'
    }),
    left: ({ name, repository, siteUrl }) => [
      [
        `Project: in an empty folder, run npx vercel link --project ${name}. Then store the ids from the new file .vercel/project.json:`,
        ...['ORG', 'PROJECT'].map(id => `gh variable set VERCEL_${id}_ID --repo ${repository}`)
      ].join('\n  - '),
      `Domain: npx vercel domains add ${new URL(siteUrl).host} ${name}`
    ]
  },
  docker: {
    about: 'an image with nginx, for Kubernetes',
    example: 'docker.yml',
    needsSiteUrl: true,
    copies: {
      'hosting/docker/Dockerfile': 'docs-image/Dockerfile',
      'hosting/nginx/docs.conf': 'docs-image/docs.conf'
    },
    left: ({ repository, siteUrl, docs }) => [
      `Run ghcr.io/${repository.toLowerCase()}-docs (port 8080) in your cluster, and serve it as ${new URL(siteUrl).host}. See ${docs}/hosting.md`
    ]
  },
  helm: {
    about: 'a Helm values file, with a new link every six hours',
    example: 'refresh-helm-values.yml',
    needsService: true,
    left: ({ file }) => [`In ${file}, set VALUES to the path of your values file.`]
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
    left: ({ name, siteUrl, docs, isFromMint }) => [
      `In Settings > CI/CD > Variables, add as masked variables: ${isFromMint ? '' : 'DOCS_API_KEY, and '}AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY of a user with write access to the bucket.`,
      `Serve the bucket ${name} as ${new URL(siteUrl).host}, with a web server or CDN. See ${docs}/hosting.md`
    ]
  },
  service: {
    about: 'stays at the service: reviews pull requests, and checks that merges are live',
    example: 'is-it-live.yml',
    workflows: { 'pull-request.yml': '.github/workflows/docs-pull-request.yml' },
    isService: true,
    needsSiteUrl: true
  }
}

/** Returns the custom domain. Empty for a default `github.io` address, which needs no setting and no DNS record. */
function ownDomainOf(siteUrl: string): string {
  const host = siteUrl === '' ? '' : new URL(siteUrl).host
  return host.endsWith('.github.io') ? '' : host
}

function deploy({ name, repository }: Setup): string[] {
  const options = ['--stack-name', name, '--template-file', TEMPLATE, '--capabilities', 'CAPABILITY_IAM']
  return ['aws', 'cloudformation', 'deploy', ...options, '--parameter-overrides', `Repository=${repository}`]
}

export function githubApi(repository: string, below = ''): string[] {
  return ['gh', 'api', `repos/${repository}${below}`]
}
