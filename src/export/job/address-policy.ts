import { BlockList } from 'node:net'
import { checkedLookup, isInList, isLoopback } from '../../runtime/http/address.ts'
import { Failure } from '../../runtime/failure.ts'

/** Link-local addresses and the addresses at which cloud providers serve a machine's credentials. */
const METADATA = new BlockList()
METADATA.addSubnet('169.254.0.0', 16, 'ipv4')
METADATA.addAddress('100.100.100.200', 'ipv4')
METADATA.addSubnet('fe80::', 10, 'ipv6')
METADATA.addAddress('fd00:ec2::254', 'ipv6')
METADATA.addSubnet('64:ff9b::a9fe:0', 112, 'ipv6')

/**
 * Decides from which addresses the archive may be downloaded. The service and the store choose the address. Without
 * this policy, a malicious link could point to services that only this machine can access.
 */
export class AddressPolicy {
  readonly #baseHost: string
  readonly #allowsLoopback: boolean

  constructor(baseUrl: URL) {
    this.#baseHost = baseUrl.hostname
    this.#allowsLoopback = isLoopback(baseUrl.hostname)
  }

  /** Returns why the archive must not be downloaded from a URL, as a clause for an error message. */
  problemOf({ protocol, hostname }: URL): string | undefined {
    if (protocol !== 'https:' && protocol !== 'http:') return `it begins with ${protocol}, not with https:`
    const address = hostname.replace(/^\[|\]$/g, '')
    const problem = this.#problemOfAddress(address)
    if (problem !== undefined) return problem
    return protocol === 'https:' || isLoopback(hostname) ? undefined : 'it does not use https'
  }

  /** Checks the addresses that a host name resolves to. The host of `base-url` is trusted. */
  readonly lookup = checkedLookup((addresses, hostname) => {
    const problem = addresses.map(one => this.#problemOfAddress(one)).find(found => found !== undefined)
    if (problem === undefined || hostname === this.#baseHost) return undefined
    const what = `The host ${hostname} (${addresses.join(', ')}) is not used to download the archive: ${problem}.`
    return new Failure('insecure-link', what)
  })

  #problemOfAddress(address: string): string | undefined {
    if (isInList(METADATA, address)) return 'it is a link-local or metadata address'
    if (isLoopback(address) && !this.#allowsLoopback) return 'it is a loopback address, but `base-url` is not'
    return undefined
  }
}
