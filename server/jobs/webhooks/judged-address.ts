// Where this server may connect to. A name is looked up once, judged, and connected to as it was judged: one that says something
// else a moment later leads nowhere else.
import { type LookupAddress, lookup as lookUp } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import { addressReach } from './address-reach.ts';

export type LookUp = (host: string, done: (error: Error | null, found: readonly LookupAddress[]) => void) => void;

/** A name that leads where nothing may be sent. */
class RefusedAddress extends Error {}

const PLAIN: LookUp = (host, done) => lookUp(host, { all: true }, done);

/** Objection to an address; undefined: none. */
const objection = (address: string, isSecure: boolean, allowPrivate: boolean): string | undefined => {
  const reach = addressReach(address);
  if (reach === 'nowhere' || (reach === 'private' && !allowPrivate)) return 'private_address';
  // A message that others on the way can read stays in the own network.
  return reach === 'public' && !isSecure ? 'not_https' : undefined;
};

/** Objection to a host that is a number, which is not looked up; undefined: nothing, or it is a name. */
export const objectionToAddress = (host: string, isSecure: boolean, allowPrivate: boolean): string | undefined =>
  isIP(host) === 0 ? undefined : objection(host, isSecure, allowPrivate);

/** Objection to the host of a URL. */
export const objectionToHost = ({ protocol, hostname }: URL, allowPrivate: boolean): string | undefined =>
  objectionToAddress(hostname.replace(/^\[|\]$/g, ''), protocol === 'https:', allowPrivate);

/** Looks a name up for a connection, and hands on only what may be connected to. */
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

/** Why nothing came of a connection. Reasons are persisted: they may be added to and never renamed. */
export const failureOf = (error: Error): string => {
  if (error instanceof RefusedAddress) return error.message;
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timeout';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unknown_host';
  if (code === 'ECONNRESET') return 'reset';
  return /CERT|TLS|SSL|SIGNATURE/.test(code) ? 'certificate' : 'unreachable';
};
