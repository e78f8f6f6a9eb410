// The order in which data passes through the code. A step may import from itself and from earlier steps only.
const STEPS = [
  'src/runtime/',
  'src/site/',
  'src/service/',
  'src/review/',
  'src/(s3|cdn)/',
  'src/export/(github-context|deployment-config|inputs|outputs)',
  'src/export/(update|job|link)',
  'src/export/archive/',
  'src/export/site/formats/',
  'src/export/site/writers/',
  'src/export/site/',
  'src/export/run-record',
  'src/export/deliveries/',
  'src/export/(preflight|summary|main|index)'
]

// The same inside the verify action, which needs no service, store or CDN.
const VERIFY_STEPS = [
  'src/runtime/',
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
    ...Object.entries({ step: STEPS, 'verify-step': VERIFY_STEPS }).flatMap(([name, steps]) =>
      steps.slice(1).map((_, at) => ({
        name: `${name}-${at + 1}-imports-no-later-step`,
        severity: 'error',
        from: { path: pattern([steps[at]]) },
        to: { path: pattern(steps.slice(at + 1)), pathNot: pattern(steps.slice(0, at + 1)) }
      }))
    )
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^node_modules|^dist' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true
  }
}
