import { createDefaultEsmPreset } from 'ts-jest'

/** @type {import('jest').Config} */
export default {
  ...createDefaultEsmPreset({ tsconfig: 'tsconfig.json' }),
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  // TypeScript rewrites `./x.ts` to `./x.js` when it compiles; the file on disk is still the `.ts` one.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.cache/'],
  // The demo and the emulator leave sites and archives under these folders.
  watchPathIgnorePatterns: ['<rootDir>/.demo/', '<rootDir>/.emulator/'],
  testTimeout: 20_000,
  // One more than two cores: many tests wait for a timer or a process, and then another suite uses the core.
  maxWorkers: 3,
  // Jest gives a worker 500 ms to exit. The memory of many suites takes longer to free on a busy machine, and Jest then
  // prints that a worker "has failed to exit gracefully", although nothing is left open.
  workerIdleMemoryLimit: '300MB'
}
