// One message to one address. The address is looked up once, judged, and connected to as it was judged: a name that says
// something else a moment later leads nowhere else.
import { type LookupAddress, lookup as lookUp } from 'node:dns';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { addressReach } from './address-reach.ts';

/** What became of it. Reasons are persisted: they may be added to and never renamed. */
export type PostEnd =
  | { readonly kind: 'taken' }
  /** The receiver wants no more. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly reason: string };

export type LookUp = (host: string, done: (error: Error | null, found: readonly LookupAddress[]) => void) => void;

export interface Posting {
  /** Whether addresses of the own network may be reached. */
  readonly allowPrivate: boolean;
  readonly timeoutMs: number;
  /** Ends it before its time. */
  readonly signal: AbortSignal;
  readonly lookUp?: LookUp | undefined;
}

class RefusedAddress extends Error {}

const PLAIN: LookUp = (host, done) => lookUp(host, { all: true }, done);

/** What speaks against an address; undefined: nothing. */
const objection = (address: string, isSecure: boolean, allowPrivate: boolean): string | undefined => {
  const reach = addressReach(address);
  if (reach === 'nowhere' || (reach === 'private' && !allowPrivate)) return 'private_address';
  // What others on the way can read stays in the house.
  return reach === 'public' && !isSecure ? 'not_https' : undefined;
};

const judgedLookup =
  (find: LookUp, isSecure: boolean, allowPrivate: boolean): LookupFunction =>
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

const endOf = (status: number): PostEnd => {
  if (status >= 200 && status < 300) return { kind: 'taken' };
  return status === 410 ? { kind: 'gone' } : { kind: 'failed', reason: `status_${status}` };
};

const reasonOf = (error: Error): string => {
  if (error instanceof RefusedAddress) return error.message;
  if (error.name === 'TimeoutError' || error.name === 'AbortError') return 'timeout';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unknown_host';
  if (code === 'ECONNRESET') return 'reset';
  return /CERT|TLS|SSL|SIGNATURE/.test(code) ? 'certificate' : 'unreachable';
};

/** Sends a body. Only an answer of 2xx is a success; a redirect is not followed, for nobody has judged where it leads. */
export const postWebhook = (
  address: string,
  message: { readonly headers: Readonly<Record<string, string>>; readonly body: string | Uint8Array },
  { allowPrivate, timeoutMs, signal, lookUp: find = PLAIN }: Posting,
): Promise<PostEnd> => {
  const url = new URL(address);
  const isSecure = url.protocol === 'https:';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  // A number is not looked up.
  const refused = isIP(host) === 0 ? undefined : objection(host, isSecure, allowPrivate);
  if (refused) return Promise.resolve({ kind: 'failed', reason: refused });
  // A timer of its own: one that nothing else holds would be forgotten in the middle.
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeoutMs);
  return new Promise<PostEnd>((resolve) => {
    const request = (isSecure ? requestHttps : requestHttp)(
      url,
      {
        method: 'POST',
        agent: false,
        signal: AbortSignal.any([late.signal, signal]),
        lookup: judgedLookup(find, isSecure, allowPrivate),
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Tabl webhooks',
          ...message.headers,
          'content-length': Buffer.byteLength(message.body),
        },
      },
      (response) => {
        resolve(endOf(response.statusCode ?? 0));
        // What it says beside its status is nobody's matter, however long it is.
        response.destroy();
      },
    );
    request.on('error', (error) => resolve({ kind: 'failed', reason: reasonOf(error) }));
    request.end(message.body);
  }).finally(() => clearTimeout(timer));
};
