// The order in which data passes through the code. A step may import from itself and from earlier steps only.
const STEPS = [
  'src/(runtime|failures)/',
  'src/site/',
  'src/service/',
  'src/review/',
  'src/(s3|cdn|github)/',
  'src/export/(github-context|context|deployment-config|inputs|outputs)',
  'src/export/job/',
  'src/export/archive/',
  'src/export/extract/formats/',
  'src/export/extract/writers/',
  'src/export/extract/',
  'src/export/(review|redirects|report-file|fetch)',
  'src/export/memory/',
  'src/export/run-report',
  'src/export/deliveries/',
  'src/export/(preflight|summary|main|index)'
]

const EMULATOR_STEPS = [
  'src/emulator/site/source/',
  'src/emulator/site/content/components/',
  'src/emulator/site/content/',
  'src/emulator/site/theme/',
  'src/emulator/site/',
  'src/emulator/jobs/',
  'src/emulator/requests/',
  'src/emulator/faults/',
  'src/emulator/http/',
  'src/emulator/store/',
  'src/emulator/api/',
  'src/emulator/home/',
  'src/emulator/'
]

// The same for the publish action, which the other actions do not import.
const PUBLISH_STEPS = [
  'src/publish/read/',
  'src/publish/plan/',
  'src/publish/lease/',
  'src/publish/apply/',
  'src/publish/(report|summary)',
  'src/publish/(inputs|publish-site|publish-archive)',
  'src/publish/(main|index)'
]

// The same inside the review.
const REVIEW_STEPS = [
  'src/review/scan/values/',
  'src/review/scan/record/',
  'src/review/scan/html/',
  'src/review/scan/',
  'src/review/checks/',
  'src/review/(changes|growth)',
  'src/review/report/'
]

// The same inside the verify action, which needs no service, store or CDN.
const VERIFY_STEPS = [
  'src/(runtime|failures)/',
  'src/site/',
  'src/review/',
  'src/verify/sample/',
  'src/verify/request/',
  'src/verify/judge/',
  'src/verify/inputs',
  'src/verify/verification',
  'src/verify/outputs',
  'src/verify/summary',
  'src/verify/(main|index)'
]

const pattern = steps => `^(${steps.join('|')})`

/** A file belongs to the first step that its path begins with. */
const layered = (name, steps) =>
  steps.slice(1).map((_, at) => ({
    name: `${name}-${at + 1}-imports-no-later-step`,
    severity: 'error',
    from: { path: pattern([steps[at]]), ...(at > 0 && { pathNot: pattern(steps.slice(0, at)) }) },
    to: { path: pattern(steps.slice(at + 1)), pathNot: pattern(steps.slice(0, at + 1)) }
  }))

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'emulator-is-independent',
      comment: 'Client and emulator are written separately from the contract, so that they can disagree.',
      severity: 'error',
      from: { path: '^src/emulator/' },
      to: { path: '^src/(?!emulator/)' }
    },
    {
      name: 'emulator-is-not-shipped',
      severity: 'error',
      from: { path: '^src/(?!emulator/)' },
      to: { path: '^src/emulator/' }
    },
    {
      name: 'actions-are-independent',
      severity: 'error',
      from: { path: '^src/(export|publish|verify|wait-for-agent)/' },
      to: { path: '^src/(export|publish|verify|wait-for-agent)/', pathNot: '^src/$1/' }
    },
    {
      name: 'stand-ins-are-independent',
      comment: 'Servers are written separately from the clients, so that they can disagree.',
      severity: 'error',
      from: { path: '^stand-ins/' },
      to: { path: '^(src|__tests__|bench|scripts|stress)/' }
    },
    {
      name: 'stand-ins-are-not-shipped',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^stand-ins/' }
    },
    {
      name: 'bench-does-not-use-tests',
      severity: 'error',
      from: { path: '^bench/' },
      to: { path: '^__tests__/' }
    },
    {
      name: 'verify-knows-no-deployment',
      comment: 'It works after any deploy step.',
      severity: 'error',
      from: { path: '^src/verify/' },
      to: { path: '^src/(service|s3|cdn|github)/' }
    },
    ...layered('step', STEPS),
    ...layered('review', REVIEW_STEPS),
    ...layered('publish', PUBLISH_STEPS),
    ...layered('verify', VERIFY_STEPS),
    ...layered('emulator', EMULATOR_STEPS)
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^node_modules|^dist' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true
  }
}
