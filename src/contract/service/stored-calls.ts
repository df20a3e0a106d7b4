// A table's calls as stored on the device, in wire format.
import * as v from 'valibot';
import type { SessionId } from '#domain/ids.ts';
import type { TableCall } from '#domain/service/call.ts';
import { callToWire, parseCalls } from './calls.ts';

const row = v.looseObject({ sessionId: v.string(), calls: v.array(v.unknown()) });

/** undefined: unreadable. */
export function readStoredCalls(
  value: unknown,
): { readonly sessionId: string; readonly calls: readonly TableCall[] } | undefined {
  const parsed = v.safeParse(row, value);
  const calls = parsed.success ? parseCalls(parsed.output.calls) : undefined;
  return parsed.success && calls ? { sessionId: parsed.output.sessionId, calls } : undefined;
}

export const storedCalls = (sessionId: SessionId, calls: readonly TableCall[]): object => ({
  sessionId,
  calls: calls.map(callToWire),
});
