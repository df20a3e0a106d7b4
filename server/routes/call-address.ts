// The address by which rate limits count a request.
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** A household or phone has a /64 network of IPv6, so only the first 64 bits are counted. */
const NETWORK_BYTES = 8;

/** IPv4 unchanged, IPv6 as its /64 network; other text unchanged. */
export const countedAddress = (address: string): string => {
  const plain = address.replace(/%.*$/, '');
  if (!ipaddr.isValid(plain)) return address;
  const parsed = ipaddr.process(plain);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  const network = parsed.toByteArray().fill(0, NETWORK_BYTES);
  return `${ipaddr.fromByteArray(network).toString()}/64`;
};

/** Address of the caller, for rate limits only. */
export const addressOf = (request: Pick<FastifyRequest, 'ip'>): string => countedAddress(request.ip);
