import { setFlagsFromString } from 'node:v8'

/**
 * For actions that send thousands of requests. V8 allocates an object among the old ones if most objects from the same
 * place in the code lived long, as those of the first requests do while its memory is still small. From then on such an
 * object keeps all of its finished request until the next large collection: publishing needed 100 MB more, in about
 * every second run. `OpenItems` keeps finished requests out of the old objects, too.
 */
export function disablePretenuring(): void {
  setFlagsFromString('--no-allocation-site-pretenuring')
}
