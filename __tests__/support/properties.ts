import fc from 'fast-check'

// The same values in every run, so that none fails by chance. To look for more: PROPERTY_SEED=2 npm test
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) })

export default fc
