// The one ky client. It knows no screen: a failure is a value, and what it means to a guest is decided above.
import ky, { type KyInstance, type Options } from 'ky';
import { HEADERS } from '#contract/headers.ts';
import type { RawAnswer } from '#contract/order/order-answer.ts';
import { fail, ok, type Result } from '#domain/result.ts';

/** [S9.07] */
export const ORDER_TIMEOUT_MS = 55_000;
const READ_TIMEOUT_MS = 20_000;

/** `responded`: the server did, with an error; `no_response`: nothing answered; `other`: what came could not be read. */
export type ApiFailure =
  | { readonly kind: 'responded'; readonly status: number; readonly body: unknown }
  | { readonly kind: 'no_response' }
  | { readonly kind: 'other' };

export interface HttpOptions {
  /** The origin and base, "/api" in a page. */
  readonly baseUrl: string;
  /** The owner of the places, where it is known. */
  readonly clientId: () => string | undefined;
  /** Called with the server's clock, epoch ms, on every answer that bears it. */
  readonly onServerTime?: (serverNow: number) => void;
  /** Called where no answer came at all, or none of ours. */
  readonly onNoAnswer?: () => void;
  /** The browser's own where it is left out. */
  readonly fetch?: typeof fetch;
}

export interface JsonAnswer {
  readonly status: number;
  readonly headers: Headers;
  /** undefined where it was not JSON, or empty. */
  readonly body: unknown;
}

export interface Http {
  readonly baseUrl: string;
  /** Who is spoken to, as headers: the owner where it is known, and the place. [S7.01] */
  readonly addressed: (place?: number | string) => Record<string, string>;
  /** Any answer at all, whatever its status. Fails only where none came, or none that could be read. */
  readonly send: (
    path: string,
    options?: Options & { readonly place?: number | string },
  ) => Promise<Result<JsonAnswer, ApiFailure>>;
  /** An answer of ours: JSON of a 2xx. A page of HTML under our address is no answer. */
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
    // Only the bearer header authorises; the cookies are the page's own notes.
    credentials: 'omit',
    cache: 'no-store',
  });

  const addressed: Http['addressed'] = (place) => {
    const client = options.clientId();
    return {
      ...(client === undefined ? {} : { [HEADERS.client]: client }),
      ...(place === undefined ? {} : { [HEADERS.place]: String(place) }),
    };
  };

  const send: Http['send'] = async (path, { place, headers, timeout = READ_TIMEOUT_MS, ...rest } = {}) => {
    // Our own clock, because ky's stops at the headers: a body that never ends must not be waited for either.
    const late = new AbortController();
    const timer = timeout === false ? undefined : setTimeout(() => late.abort(), timeout);
    try {
      const response = await instance(path, {
        ...rest,
        timeout: false,
        signal: late.signal,
        headers: { ...addressed(place), ...Object.fromEntries(new Headers(headers as HeadersInit | undefined)) },
      });
      const body = await jsonOf(response);
      if (body === undefined) options.onNoAnswer?.();
      else {
        // The clock of whoever answered counts only where it was us: a captive portal has a clock too.
        const served = Date.parse(response.headers.get('date') ?? '');
        if (Number.isFinite(served)) options.onServerTime?.(served);
      }
      return ok({ status: response.status, headers: response.headers, body });
    } catch (error) {
      if (error instanceof SyntaxError) return fail({ kind: 'other' });
      options.onNoAnswer?.();
      return fail({ kind: 'no_response' });
    } finally {
      clearTimeout(timer);
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
