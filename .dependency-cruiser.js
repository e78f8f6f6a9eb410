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

const pattern = steps => `^(${steps.join('|')})`

const layers = (name, steps) =>
  steps.slice(1).map((_, at) => ({
    name: `${name}-${at + 1}-imports-no-later-step`,
    severity: 'error',
    from: { path: pattern([steps[at]]) },
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
      from: { path: '^src/(export|publish|wait-for-agent)/' },
      to: { path: '^src/(export|publish|wait-for-agent)/', pathNot: '^src/$1/' }
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
    ...layers('step', STEPS),
    ...layers('publish-step', PUBLISH_STEPS)
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^node_modules|^dist' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true
  }
}
