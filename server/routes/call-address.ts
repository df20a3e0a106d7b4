// The address that limits count a call by.
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** One household or phone has a whole /64 network of IPv6, so its first 64 bits are counted. */
const NETWORK_BYTES = 8;

/** IPv4 as it is, IPv6 by its /64 network; text that is no address stays as it is. */
export const countedAddress = (address: string): string => {
  const plain = address.replace(/%.*$/, '');
  if (!ipaddr.isValid(plain)) return address;
  const parsed = ipaddr.process(plain);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = parsed.toByteArray().fill(0, NETWORK_BYTES);
  return `${ipaddr.fromByteArray(network).toString()}/64`;
};

/** Where a call comes from, for limits alone. */
export const addressOf = (request: Pick<FastifyRequest, 'ip'>): string => countedAddress(request.ip);
