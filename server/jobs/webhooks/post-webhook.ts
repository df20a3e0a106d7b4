// Posts one message to one address, which is checked before the connection.
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { failureOf, judgedLookup, type LookUp, objectionToHost } from './judged-address.ts';

/** Outcome of a post. Reasons are persisted: they may be added, never renamed. */
export type PostEnd =
  | { readonly kind: 'taken' }
  /** The receiver wants no more messages. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'failed'; readonly reason: string };

export interface Posting {
  /** Whether private-network addresses are allowed. */
  readonly allowPrivate: boolean;
  readonly timeoutMs: number;
  /** Ends the request before its time limit. */
  readonly signal: AbortSignal;
  readonly lookUp?: LookUp | undefined;
}

const endOf = (status: number): PostEnd => {
  if (status >= 200 && status < 300) return { kind: 'taken' };
  return status === 410 ? { kind: 'gone' } : { kind: 'failed', reason: `status_${status}` };
};

/** Posts a body. Only 2xx is a success; redirects are not followed, because their target is not checked. */
export const postWebhook = (
  address: string,
  message: { readonly headers: Readonly<Record<string, string>>; readonly body: string | Uint8Array },
  { allowPrivate, timeoutMs, signal, lookUp }: Posting,
): Promise<PostEnd> => {
  const url = new URL(address);
  const isSecure = url.protocol === 'https:';
  const refused = objectionToHost(url, allowPrivate);
  if (refused) return Promise.resolve({ kind: 'failed', reason: refused });
  // A separate timer: one that nothing references could be garbage-collected.
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeoutMs);
  return new Promise<PostEnd>((resolve) => {
    const request = (isSecure ? requestHttps : requestHttp)(
      url,
      {
        method: 'POST',
        agent: false,
        signal: AbortSignal.any([late.signal, signal]),
        lookup: judgedLookup(isSecure, allowPrivate, lookUp),
        headers: {
          'content-type': 'application/json',
          'user-agent': 'Tabl webhooks',
          ...message.headers,
          'content-length': Buffer.byteLength(message.body),
        },
      },
      (response) => {
        resolve(endOf(response.statusCode ?? 0));
        // The body of the answer is not read.
        response.destroy();
      },
    );
    request.on('error', (error) => resolve({ kind: 'failed', reason: failureOf(error) }));
    request.end(message.body);
  }).finally(() => clearTimeout(timer));
};
