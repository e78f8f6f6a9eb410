import { join } from 'node:path'

// Tests start the bundles, the emulator and Azurite some hundred times. With this, Node compiles them once: a start
// takes about a third less CPU time.
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/node-compile')

/** @type {import('jest').Config} */
export default {
  transform: { '\\.ts$': '<rootDir>/scripts/jest/strip-types.js' },
  extensionsToTreatAsEsm: ['.ts'],
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/'],
  testTimeout: 20_000,
  // More than two cores: many tests wait for a timer or a process, and then another suite uses the core.
  maxWorkers: 4,
  // Jest gives a worker 500 ms to exit. The memory of many suites takes longer to free on a busy machine, and Jest then
  // prints that a worker "has failed to exit gracefully", although nothing is left open.
  workerIdleMemoryLimit: '300MB'
}
