export { startEmulator, type Emulator, type EmulatorOptions } from './emulator.ts'
export type { Fault } from './faults/faults.ts'
export type { RecordedRequest } from './requests/request-log.ts'
