// GET ping: checks that our own server answers. Our own endpoint.
import * as v from 'valibot';
import { SERVER_MARK } from './headers.ts';

export const pingSchema = v.object({
  mark: v.literal(SERVER_MARK),
  nonce: v.string(),
  /** Epoch milliseconds: finer than the Date header. */
  now: v.number(),
});
export type WirePing = v.InferInput<typeof pingSchema>;

/** The server's time, when the answer has our mark and the sent nonce. */
export function parsePing(body: unknown, nonce: string): number | undefined {
  const parsed = v.safeParse(pingSchema, body);
  return parsed.success && parsed.output.nonce === nonce ? parsed.output.now : undefined;
}
