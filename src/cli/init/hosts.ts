/** A step of the set-up that a program can do. */
export interface SetupCommand {
  about: string
  command: string[]
  /** Below the folder of the user. */
  cwd?: string
}

export interface Setup {
  domain: string
  /** `owner/name`, as the remote of git says. */
  repository: string
  examples: string
}

export interface Host {
  about: string
  /** The file below `examples/` that becomes the workflow. */
  example: string
  /** Where it goes; by default into `.github/workflows/`. */
  file?: string
  /** More files to copy: from below `examples/`, to below the folder of the user. */
  copies?: Record<string, string>
  create?: (setup: Setup) => SetupCommand[]
  /** Has outputs that become variables of the repository. */
  stack?: string
  byHand?: string[]
}

const BUCKET = 'docs-site'

export const HOSTS: Record<string, Host> = {
  's3-cloudfront': {
    about: 'Amazon S3 and CloudFront',
    example: 's3-cloudfront.yml',
    stack: 'docs',
    create: ({ repository, examples }) => {
      const deploy = 'aws cloudformation deploy --stack-name docs --capabilities CAPABILITY_IAM'.split(' ')
      const template = ['--template-file', `${examples}/hosting/cloudfront/template.yaml`]
      const command = [...deploy, ...template, '--parameter-overrides', `Repository=${repository}`]
      return [{ about: 'Bucket, distribution, rewrite rule and role', command }]
    }
  },
  r2: {
    about: 'Cloudflare R2 behind a Worker',
    example: 'r2-cloudflare.yml',
    copies: { 'hosting/r2': 'docs-worker/r2', 'hosting/redirects': 'docs-worker/redirects' },
    create: ({ repository, domain }) => [
      { about: 'Bucket', command: ['npx', 'wrangler', 'r2', 'bucket', 'create', BUCKET] },
      { about: 'Worker in front of it', command: ['npx', 'wrangler', 'deploy'], cwd: 'docs-worker/r2' },
      stored('variable', 'DOCS_BUCKET', { repository, value: BUCKET }),
      stored('variable', 'DOCS_SITE_URL', { repository, value: `https://${domain}` })
    ],
    byHand: [
      'Create an R2 API token with "Object Read & Write" for the bucket (R2 > Manage API tokens). It gives R2_ACCESS_KEY_ID and R2_SECRET_ACCESS_KEY.'
    ]
  },
  'github-pages': {
    about: 'GitHub Pages',
    example: 'github-pages.yml',
    create: ({ repository }) => [
      {
        about: 'Pages that a workflow deploys',
        command: ['gh', 'api', '--method', 'POST', `repos/${repository}/pages`, '-f', 'build_type=workflow']
      }
    ]
  },
  'cloudflare-pages': { about: 'Cloudflare Pages', example: 'cloudflare-pages.yml' },
  netlify: { about: 'Netlify', example: 'netlify.yml' },
  azure: { about: 'Azure Static Web Apps', example: 'azure-static-web-apps.yml' },
  'google-cloud': { about: 'Google Cloud Storage', example: 'google-cloud-storage.yml' },
  minio: { about: 'MinIO or another S3-compatible store', example: 'minio.yml' },
  helm: { about: 'a Helm values file, with a new link every six hours', example: 'refresh-helm-values.yml' },
  release: { about: 'an asset of each GitHub release', example: 'on-release.yml' },
  artifact: {
    about: 'nothing yet: the archive and a report as workflow artifacts',
    example: 'on-docs-merge.yml'
  },
  gitlab: {
    about: 'S3 from GitLab CI',
    example: 'ci/gitlab-ci.yml',
    file: '.gitlab-ci.yml',
    copies: { 'ci/docs-export.yml': '.gitlab/docs-export.yml' },
    byHand: [
      'Settings > CI/CD > Variables: DOCS_API_KEY, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, all masked. Set target in .gitlab-ci.yml.'
    ]
  }
}

/** Without a value, gh asks for it: nobody finds a secret in the history of a shell. */
export function stored(
  kind: 'secret' | 'variable',
  name: string,
  { repository, value }: { repository: string; value?: string }
): SetupCommand {
  const body = value === undefined ? [] : ['--body', value]
  return { about: `The ${kind} ${name}`, command: ['gh', kind, 'set', name, ...body, '--repo', repository] }
}
