import fc from 'fast-check'

// Every run uses the same values, so that no run fails by chance. To try other values: PROPERTY_SEED=2 npm test
fc.configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) })

export default fc
