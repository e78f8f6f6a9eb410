import { pathOf, type VerifyTarget } from '../sample/targets.ts'

const DIFFERENT_TEXT =
  'An older or newer version is served, or a proxy or CDN rewrites text: purge the CDN cache, deploy again, or turn the rewriting off.'
const HOSTING = 'See docs/hosting.md.'

/** The kinds of findings, in the order in which they are reported, with their advice. */
export const KIND_ADVICE = {
  login:
    'Set `headers` to credentials that the site accepts, for example an `Authorization` header or a bypass token from a secret.',
  missing: 'Check that the deployment uploaded this file, and that no firewall, CDN or proxy blocks it.',
  stale: 'Purge the CDN cache for this address or for the whole site.',
  'different-text': DIFFERENT_TEXT,
  different: 'Check that `site-url` leads to the deployed site: check the domain, the bucket and the path.',
  noindex:
    'Remove `noindex` from the X-Robots-Tag header and from what changes pages on their way. Hosts add it to previews and to sites that are set to private.',
  'soft-404': `Configure the host to respond to unknown addresses with the file 404.html and the status 404. ${HOSTING}`,
  'not-removed': 'Remove the page from the host and from the CDN cache.',
  redirect: `Deploy the redirect pages from the export, or configure the redirects from redirects.json on the host. ${HOSTING}`,
  'content-type': `Configure this header on the host, or upload the file with the right header. ${HOSTING}`,
  downgrade: 'Set `site-url` to the address to which the site redirects, or fix the redirect on the host.',
  pending: 'The next run looks again. See docs/live.md.',
  undecided:
    'Look at the page once: what changed is in a form that the served page does not show in this way. See docs/live.md.',
  altered:
    'A CDN or proxy between the host and the reader changes responses, for example to add scripts or to optimize HTML and images. Turn these changes off, or ignore the warning if the changes are intended.',
  caching: `Send \`Cache-Control: public, max-age=0, must-revalidate\` with pages, because browser caches cannot be purged. ${HOSTING}`
}

export type Kind = keyof typeof KIND_ADVICE

export const KINDS = Object.keys(KIND_ADVICE) as Kind[]

/** Advice for cases in which the kind's advice does not apply. */
export const OTHER_ADVICE = {
  forbidden: `${KIND_ADVICE.login} If the site is public, check the permissions of the bucket or the host: the status is also 403 if the host is not allowed to read the files.`,
  unavailable: 'The host is overloaded or has an error. Lower `concurrency`, or check the host log.',
  unreachable:
    'Check `site-url` and DNS, and whether a firewall, VPN or proxy keeps this runner from reaching the host.',
  transfer: 'Browsers cannot show this response. Check the host and any CDN or proxy in front of it.',
  withoutText: `${DIFFERENT_TEXT} Keep the folder \`site\` of the export beside the manifest, so that the next run can compare the exported text with the served text.`,
  builtFor:
    'Set the path of `site-url` in the site generator and build the site again, or serve the site at the path that it was built for.',
  loads:
    'Check that the file on the host is the exported file, complete and from the same build. If it is, turn off what changes pages on their way: optimizers that combine, defer or rewrite scripts and style sheets, and proxies that remove scripts.',
  file: 'Deploy all files of the export, purge the CDN cache, and turn off what changes scripts, style sheets and images on their way.',
  headers: 'Remove this header, or change it on the host or CDN so that it allows what the export contains.',
  trustedTypes:
    'Open a page with the console of a browser, and follow a link. If the console names a violation of trusted types, allow the policies of the scripts in the header, or remove these directives. If it names none, ignore the warning.',
  unjudgedFile:
    'Keep the folder `site` of the export beside the manifest, so that scripts and style sheets can be compared, or turn off what rewrites them.',
  robots:
    'Deploy the exported robots.txt, and turn off what replaces it on the host or CDN. Hosts refuse all crawlers on previews.',
  unjudged:
    'Export again with this release, so that the manifest lists what browsers load, or keep the folder `site` of the export beside the manifest.',
  preview:
    'The host sends this header with every preview. Verify the address that search engines list. If this is that address, assign a domain of your own.',
  otherSlash: `Configure the host so that it serves the page at the address that links contain, without a redirect, or build the site with addresses that begin with a slash. ${HOSTING}`,
  hashed: `Send \`Cache-Control: public, max-age=31536000, immutable\` with files that have a build hash in their name. ${HOSTING}`
}

const WARNINGS: readonly Kind[] = ['pending', 'undecided', 'altered', 'caching']

/** Whether a finding is only a warning: readers still get the content, or will get it, or it is unknown. */
export function isWarning({ kind, isPreview, isWarning: isGiven }: VerifyFinding): boolean {
  return isGiven ?? (WARNINGS.includes(kind) || isPreview === true)
}

/** Whether a site with this finding is not verified. */
export function isContradiction(finding: VerifyFinding): boolean {
  return !isWarning(finding) || finding.isPreview === true || finding.isUnjudged === true
}

export interface VerifyFinding {
  kind: Kind
  address: string
  path: string | undefined
  detail: string
  advice: string
  /** Number of addresses with this finding. Some kinds are reported only once, with an example address. */
  count: number
  /** True for `noindex` on a host for previews. */
  isPreview?: boolean
  /** True for `altered` if nothing tells whether readers get everything that was exported. */
  isUnjudged?: boolean
  /** Set if the kind does not decide whether the finding is a warning. */
  isWarning?: boolean
}

export function findingOf(
  target: VerifyTarget,
  kind: Kind,
  detail: string,
  advice: string = KIND_ADVICE[kind]
): VerifyFinding {
  return { kind, address: target.url.href, path: pathOf(target), detail, advice, count: 1 }
}
