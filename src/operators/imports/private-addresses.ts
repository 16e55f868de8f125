/** Network addresses that no file may make us ask: our own and those of our neighbours. */
import { BlockList, isIP, isIPv6 } from 'node:net'

const PRIVATE: [address: string, prefix: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['::', 128],
  ['::1', 128],
  // Addresses of version 4 written as, or translated to, those of version 6.
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
]

/** Two lists: in one, the rule for translated addresses would hold for all of version 4. */
const blocked = { ipv4: new BlockList(), ipv6: new BlockList() }
for (const [address, prefix] of PRIVATE) {
  const version = isIPv6(address) ? 'ipv6' : 'ipv4'
  blocked[version].addSubnet(address, prefix, version)
}

export function isPrivateAddress(address: string): boolean {
  if (!isIP(address)) return true
  const version = isIPv6(address) ? 'ipv6' : 'ipv4'
  return blocked[version].check(address, version)
}
