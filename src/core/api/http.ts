// Our only ky client. It is independent of screens: a failure is a value, and callers decide on the message.
import ky, { type KyInstance, type Options } from 'ky';
import { HEADERS, SERVER_MARK } from '#contract/headers.ts';
import type { RawAnswer } from '#contract/order/order-answer.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { addressedBy } from './addressed.ts';

/** [S9.07] */
export const ORDER_TIMEOUT_MS = 55_000;
const READ_TIMEOUT_MS = 20_000;

/** `responded`: an error status of the server; `no_response`: no answer; `other`: an unreadable answer. */
export type ApiFailure =
  | { readonly kind: 'responded'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'no_response' }
  | { readonly kind: 'other' };

export interface HttpOptions {
  /** Origin and base path, "/api" in a page. */
  readonly baseUrl: string;
  /** Id of the client that owns the places, once known. */
  readonly clientId: () => string | undefined;
  /** Token of the signed-in user; undefined: none. [S7.01] */
  readonly userToken?: () => string | undefined;
  /** Called with the server's time, epoch ms, for each answer with our server's mark. */
  readonly onServerTime?: (serverNow: number) => void;
  /** Called when there was no answer, or none of our own server. */
  readonly onNoAnswer?: () => void;
  /** Replacement for the browser's `fetch`. */
  readonly fetch?: typeof fetch;
}

export interface JsonAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** JSON of the answer; undefined: another content type, or empty. */
  readonly body: unknown;
}

export interface Http {
  readonly baseUrl: string;
  /** Headers with the client, once known, and the place. [S7.01] */
  readonly addressed: (place?: number | string) => Record<string, string>;
  /** The answer with any status. Fails only for no answer or an unreadable one. */
  readonly send: (
    path: string,
    options?: Options & { readonly place?: number | string },
  ) => Promise<Result<JsonAnswer, ApiFailure>>;
  /** JSON of a 2xx answer of our server. An HTML page at our address fails. */
  readonly read: (
    path: string,
    options?: Options & { readonly place?: number | string },
  ) => Promise<Result<JsonAnswer, ApiFailure>>;
}

export function createHttp(options: HttpOptions): Http {
  const instance: KyInstance = ky.create({
    prefix: options.baseUrl,
    retry: 0,
    throwHttpErrors: false,
    ...(options.fetch && { fetch: options.fetch }),
    // Only the bearer header authorises; cookies are only for the page.
    credentials: 'omit',
    cache: 'no-store',
  });

  const addressed = addressedBy(options.clientId);

  const send: Http['send'] = async (path, { place, headers, signal, timeout = READ_TIMEOUT_MS, ...rest } = {}) => {
    // Our own timeout, because ky's ends at the headers: a body that never ends must time out too.
    const ended = new AbortController();
    const end = () => ended.abort();
    const timer = timeout === false ? undefined : setTimeout(end, timeout);
    if (signal?.aborted) end();
    signal?.addEventListener('abort', end, { signal: ended.signal });
    const token = options.userToken?.();
    try {
      const response = await instance(path, {
        ...rest,
        timeout: false,
        signal: ended.signal,
        headers: {
          ...addressed(place),
          ...(token && { authorization: `Bearer ${token}` }),
          ...Object.fromEntries(new Headers(headers as HeadersInit | undefined)),
        },
      });
      const body = await jsonOf(response);
      // Only our own server's clock counts: captive portals have clocks too, and some answer in JSON.
      if (response.headers.get(HEADERS.mark) === SERVER_MARK) {
        const served = Date.parse(response.headers.get('date') ?? '');
        if (Number.isFinite(served)) options.onServerTime?.(served);
      } else options.onNoAnswer?.();
      return ok({ status: response.status, headers: response.headers, body });
    } catch (error) {
      if (error instanceof SyntaxError) return fail({ kind: 'other' });
      if (!signal?.aborted) options.onNoAnswer?.();
      return fail({ kind: 'no_response' });
    } finally {
      clearTimeout(timer);
      // Stops listening to the caller's signal.
      end();
    }
  };

  return {
    baseUrl: options.baseUrl,
    addressed,
    send,
    read: async (path, request) => {
      const answer = await send(path, request);
      if (!answer.ok) return answer;
      const { status, body } = answer.value;
      if (body === undefined) return fail({ kind: 'no_response' });
      return status >= 200 && status < 300 ? answer : fail({ kind: 'responded', status, body });
    },
  };
}

async function jsonOf(response: Response): Promise<unknown> {
  if (!response.headers.get('content-type')?.toLowerCase().startsWith('application/json')) {
    await response.body?.cancel();
    return undefined;
  }
  const text = await response.text();
  return text === '' ? undefined : JSON.parse(text);
}

export const toRawAnswer = ({ status, headers, body }: JsonAnswer): RawAnswer => ({
  status,
  contentType: headers.get('content-type'),
  retryAfter: headers.get('retry-after'),
  body,
});
