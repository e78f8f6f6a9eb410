import { createDefaultEsmPreset } from 'ts-jest'

/** @type {import('jest').Config} */
export default {
  ...createDefaultEsmPreset({ tsconfig: 'tsconfig.json' }),
  testEnvironment: 'node',
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  // TypeScript rewrites `./x.ts` to `./x.js` when it compiles; the file on disk is still the `.ts` one.
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  modulePathIgnorePatterns: ['<rootDir>/dist/'],
  // The demo and the emulator leave sites and archives under these folders.
  watchPathIgnorePatterns: ['<rootDir>/.demo/', '<rootDir>/.emulator/'],
  testTimeout: 20_000,
  // Two cores: one worker a core, since many suites start child processes of their own.
  maxWorkers: 2
}
