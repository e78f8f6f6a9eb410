import dns from 'node:dns'
import { BlockList, type LookupFunction } from 'node:net'
import { isInList, isLoopback } from '../../runtime/http/address.ts'

/** Networks that only this machine or its company can reach. Rules for IPv4 also match IPv4-mapped IPv6 addresses. */
const PRIVATE = new BlockList()
for (const [network, bits] of [
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 3],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
  // The NAT64 form of all IPv4 addresses.
  ['64:ff9b::', 96]
] as const)
  PRIVATE.addSubnet(network, bits, network.includes(':') ? 'ipv6' : 'ipv4')

/** Whether a host name or address of a page must not be requested. */
export function isPrivate(host: string): boolean {
  return isLoopback(host) || isInList(PRIVATE, host.replace(/^\[|\]$/g, ''))
}

class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress'
}

/** Resolves a name, unless one of its addresses must not be requested. */
export function publicLookup(
  isForbidden: (address: string) => boolean,
  lookup: LookupFunction = dns.lookup
): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, options, (error, address, family) => {
      if (error !== null) {
        callback(error, address, family)
        return
      }
      const addresses = typeof address === 'string' ? [address] : address.map(one => one.address)
      const forbidden = addresses.find(isForbidden)
      const problem = forbidden === undefined ? null : new PrivateAddress(`${hostname} is ${forbidden}`)
      callback(problem, address, family)
    })
  }
}
