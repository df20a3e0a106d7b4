// Addresses that messages may be sent to. A webhook to a private address could reach a router or a neighbour's till, so it
// is refused unless the operator allows it.
import { BlockList, isIPv6 } from 'node:net';

export type AddressReach =
  | 'public'
  /** Address of a private network, or of this machine. */
  | 'private'
  /** Address that cannot be a receiver: cloud metadata, multicast, no host. */
  | 'nowhere';

const listOf = (ranges: readonly string[]): BlockList => {
  const list = new BlockList();
  for (const range of ranges) {
    const [net = '', bits] = range.split('/');
    list.addSubnet(net, Number(bits), isIPv6(net) ? 'ipv6' : 'ipv4');
  }
  return list;
};

const PRIVATE = listOf([
  ...['10.0.0.0/8', '172.16.0.0/12', '192.168.0.0/16', '100.64.0.0/10', '127.0.0.0/8'],
  ...['::1/128', 'fc00::/7'],
]);
const NOWHERE = listOf([
  ...['0.0.0.0/8', '169.254.0.0/16', '192.0.0.0/24', '192.0.2.0/24', '192.88.99.0/24', '198.18.0.0/15'],
  ...['198.51.100.0/24', '203.0.113.0/24', '224.0.0.0/4', '240.0.0.0/4'],
  // Tunnels and documentation ranges inside the public space.
  ...['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'],
]);
const GLOBAL = listOf(['2000::/3']);
const MAPPED = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;

/** Classifies an IP address. */
export const addressReach = (address: string): AddressReach => {
  const plain = MAPPED.exec(address)?.[1] ?? address;
  const family = isIPv6(plain) ? 'ipv6' : 'ipv4';
  if (PRIVATE.check(plain, family)) return 'private';
  if (NOWHERE.check(plain, family)) return 'nowhere';
  return family === 'ipv4' || GLOBAL.check(plain, family) ? 'public' : 'nowhere';
};
