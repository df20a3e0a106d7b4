// Restricts the server's outgoing connections. A name is resolved once and checked, and the checked address is used, which
// prevents DNS rebinding.
import { type LookupAddress, lookup as lookUp } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { addressReach } from './address-reach.ts';

export type LookUp = (host: string, done: (error: Error | null, found: readonly LookupAddress[]) => void) => void;

/** The name resolves to an address that is not allowed. */
class RefusedAddress extends Error {}

const PLAIN: LookUp = (host, done) => lookUp(host, { all: true }, done);

/** Objection to an address; `undefined`: none. */
const objection = (address: string, isSecure: boolean, allowPrivate: boolean): string | undefined => {
  const reach = addressReach(address);
  if (reach === 'nowhere' || (reach === 'private' && !allowPrivate)) return 'private_address';
  // Unencrypted messages are allowed in the private network only.
  return reach === 'public' && !isSecure ? 'not_https' : undefined;
};

/** Objection to an IP host, which needs no lookup; `undefined`: none, or it is a name. */
export const objectionToAddress = (host: string, isSecure: boolean, allowPrivate: boolean): string | undefined =>
  isIP(host) === 0 ? undefined : objection(host, isSecure, allowPrivate);

export const objectionToHost = ({ protocol, hostname }: URL, allowPrivate: boolean): string | undefined =>
  objectionToAddress(hostname.replace(/^\[|\]$/g, ''), protocol === 'https:', allowPrivate);

/** Resolves a name for a connection and returns allowed addresses only. */
export const judgedLookup =
  (isSecure: boolean, allowPrivate: boolean, find: LookUp = PLAIN): LookupFunction =>
  (host, options, done) =>
    find(host, (error, found) => {
      if (error) return done(error, '');
      const may = found.filter(({ address }) => objection(address, isSecure, allowPrivate) === undefined);
      const [first] = may;
      if (!first) {
        const why = found[0] && objection(found[0].address, isSecure, allowPrivate);
        return done(new RefusedAddress(why ?? 'unknown_host'), '');
      }
      if (options.all) done(null, [...may]);
      else done(null, first.address, first.family);
    });

/** Reason of a failed connection. Reasons are persisted: they may be added, never renamed. */
export const failureOf = (error: Error): string => {
  if (error instanceof RefusedAddress) return error.message;
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timeout';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unknown_host';
  if (code === 'ECONNRESET') return 'reset';
  return /CERT|TLS|SSL|SIGNATURE/.test(code) ? 'certificate' : 'unreachable';
};
