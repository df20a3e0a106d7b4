import { isSettled } from '#domain/outbox/outbox.ts';
import type { CallTroubleCode } from './call-trouble.tsx';
import type { WaiterCalls } from './use-table-calls.ts';

/** Why a call failed. It is `expired` when no request was started, or when the server says so. */
export const troubleOfCall = (entry: WaiterCalls['entries'][number] | undefined): CallTroubleCode | undefined => {
  if (!entry || !isSettled(entry.state)) return undefined;
  if (entry.state === 'expired') return 'expired';
  const code = entry.refusal?.code;
  if (code === 'order_cancelled') return undefined;
  return code === 'already_called' || code === 'too_many_calls' || code === 'invalid_time' ? code : 'failed';
};
