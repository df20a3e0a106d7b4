// One GET to a foreign address: checked, limited in time and bytes, without redirects.
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { fail, ok, type Result } from '#domain/result.ts';
import { failureOf, judgedLookup, type LookUp, objectionToHost } from '../webhooks/judged-address.ts';

export interface Getting {
  /** Whether private-network addresses are allowed. */
  readonly allowPrivate: boolean;
  readonly timeoutMs: number;
  readonly mostBytes: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly lookUp?: LookUp | undefined;
}

/** Body of a 200 answer, or the reason why there is none. */
export const getBounded = (
  url: URL,
  { allowPrivate, timeoutMs, mostBytes, headers, lookUp }: Getting,
): Promise<Result<Buffer, string>> => {
  const refused = objectionToHost(url, allowPrivate);
  if (refused) return Promise.resolve(fail(refused));
  const isSecure = url.protocol === 'https:';
  // A separate timer: one that nothing references could be garbage-collected.
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeoutMs);
  return new Promise<Result<Buffer, string>>((resolve) => {
    const request = (isSecure ? requestHttps : requestHttp)(
      url,
      {
        agent: false,
        signal: late.signal,
        lookup: judgedLookup(isSecure, allowPrivate, lookUp),
        headers: { ...headers, 'accept-encoding': 'identity' },
      },
      (response) => {
        const { statusCode = 0 } = response;
        if (statusCode !== 200) {
          resolve(fail(`status_${statusCode}`));
          response.destroy();
          return;
        }
        const parts: Buffer[] = [];
        let size = 0;
        response.on('data', (part: Buffer) => {
          size += part.length;
          if (size > mostBytes) {
            resolve(fail('too_large'));
            response.destroy();
          } else parts.push(part);
        });
        response.on('end', () => resolve(ok(Buffer.concat(parts))));
        response.on('error', (error) => resolve(fail(failureOf(error))));
      },
    );
    request.on('error', (error) => resolve(fail(failureOf(error))));
    request.end();
  }).finally(() => clearTimeout(timer));
};
