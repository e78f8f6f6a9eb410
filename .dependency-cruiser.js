// The order in which data passes through the code. A step may import from itself and from earlier steps only.
const STEPS = [
  'src/runtime/',
  'src/site/',
  'src/service/',
  'src/review/',
  'src/(s3|cdn)/',
  'src/export/(github-context|deployment-config|inputs|outputs)',
  'src/export/job/',
  'src/export/archive/',
  'src/export/extract/formats/',
  'src/export/extract/writers/',
  'src/export/extract/',
  'src/export/(review|fetch)',
  'src/export/run-report',
  'src/export/deliveries/',
  'src/export/(preflight|summary|main|index)'
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
    ...STEPS.slice(1).map((_, at) => ({
      name: `step-${at + 1}-imports-no-later-step`,
      severity: 'error',
      from: { path: pattern([STEPS[at]]) },
      to: { path: pattern(STEPS.slice(at + 1)), pathNot: pattern(STEPS.slice(0, at + 1)) }
    }))
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^node_modules|^dist' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true
  }
}
