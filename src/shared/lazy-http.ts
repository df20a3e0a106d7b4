// HTTP client whose code loads after the first paint; no request is sent before.
import { addressedBy } from '#core/api/addressed.ts';
import type { Http, HttpOptions } from '#core/api/http.ts';
import { fail } from '#domain/result.ts';
import { onceThere } from './loading.ts';

/** A failed load of the code counts as a network failure. */
export function createLazyHttp(options: HttpOptions): Http {
  const load = onceThere(async () => (await import('#core/api/http.ts')).createHttp(options));
  const by =
    (way: 'send' | 'read'): Http['send'] =>
    async (path, request) => {
      const http = await load().catch(() => undefined);
      if (http) return http[way](path, request);
      options.onNoAnswer?.();
      return fail({ kind: 'no_response' });
    };
  return { baseUrl: options.baseUrl, addressed: addressedBy(options.clientId), send: by('send'), read: by('read') };
}
