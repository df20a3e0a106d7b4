import { parsePing } from '#contract/ping.ts';
import type { Http } from './http.ts';

const PROBE_TIMEOUT_MS = 5_000;

/** Checks for our own server: it returns a fresh nonce with our mark, which a captive portal cannot do. */
export async function ping(http: Http): Promise<{ readonly serverNow: number } | undefined> {
  const nonce = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  const answer = await http.read('ping', { searchParams: { nonce }, timeout: PROBE_TIMEOUT_MS, redirect: 'error' });
  const serverNow = answer.ok ? parsePing(answer.value.body, nonce) : undefined;
  return serverNow === undefined ? undefined : { serverNow };
}
