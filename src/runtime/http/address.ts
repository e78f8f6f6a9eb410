import dns, { type LookupAddress } from 'node:dns'
import { BlockList, isIP, type LookupFunction } from 'node:net'

// Rules for IPv4 also match IPv4-mapped IPv6 addresses. 64:ff9b::7f00:0 is the NAT64 form of 127.0.0.0.
const LOOPBACK = new BlockList()
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4')
LOOPBACK.addSubnet('0.0.0.0', 8, 'ipv4')
LOOPBACK.addAddress('::1', 'ipv6')
LOOPBACK.addAddress('::', 'ipv6')
LOOPBACK.addSubnet('64:ff9b::7f00:0', 104, 'ipv6')

export function isLoopback(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '')
  return /(^|\.)localhost\.?$/i.test(address) || isInList(LOOPBACK, address)
}

/** Returns true if an address uses https, or http on this machine. */
export function isSafeAddress({ protocol, hostname }: URL): boolean {
  return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname))
}

export function isInList(list: BlockList, address: string): boolean {
  const family = isIP(address)
  return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6')
}

/** Networks that are reachable only from this machine or its local network. */
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
  // NAT64 addresses, which can stand for private IPv4 addresses.
  ['64:ff9b::', 96]
] as const)
  PRIVATE.addSubnet(network, bits, network.includes(':') ? 'ipv6' : 'ipv4')

/** Returns true if a host name or address belongs to this machine or a private network. */
export function isPrivate(host: string): boolean {
  return isLoopback(host) || isInList(PRIVATE, host.replace(/^\[|\]$/g, ''))
}

/** Creates a lookup that fails if `problemOf` finds a problem with the resolved addresses. */
export function checkedLookup(
  problemOf: (addresses: string[], hostname: string) => Error | undefined
): LookupFunction {
  return (hostname, options, callback) => {
    dns.lookup(hostname, options, (error, address, family) => {
      const textOf = (one: string | LookupAddress) => (typeof one === 'string' ? one : one.address)
      const problem = error ?? problemOf([address].flat().map(textOf), hostname)
      callback(problem ?? null, address, family)
    })
  }
}
