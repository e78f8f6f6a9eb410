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
  testSequencer: '<rootDir>/scripts/jest/long-first.js',
  // A test that does not hang takes a few seconds, and ten times as long on a busy machine.
  testTimeout: 60_000,
  // More than two cores: many tests wait for a timer or a process, and then another suite uses the core.
  maxWorkers: 4,
  // The modules of every suite stay in the memory of its worker.
  workerIdleMemoryLimit: '300MB',
  // Node frees that memory after the last event of the process: 370 to 570 ms on a busy machine. Jest waits for 500 ms,
  // and then kills the worker with a warning about open handles. With this, the warning means that there are some.
  workerGracefulExitTimeout: 10_000
}
