// Sends an outbox command of any kind. [S7.13–S7.15]

import type { RawAnswer } from '#contract/order/order-answer.ts';
import type { CommandCall } from '#contract/outbox/command.ts';
import { type Http, ORDER_TIMEOUT_MS, toRawAnswer } from '#core/api/http.ts';
import type { PlaceId } from '#domain/ids.ts';

interface Sender {
  readonly send: (
    path: string,
    options: Omit<NonNullable<Parameters<Http['send']>[1]>, 'place'> & { readonly place: PlaceId },
  ) => ReturnType<Http['send']>;
}

/** The raw answer; throws without one: only the outbox interprets answers. */
export async function sendCall(http: Sender, { place, method, path, headers, body }: CommandCall): Promise<RawAnswer> {
  const answer = await http.send(path, {
    method,
    place,
    headers: { ...headers },
    json: body,
    timeout: ORDER_TIMEOUT_MS,
    redirect: 'error',
  });
  if (!answer.ok) throw new Error(answer.error.kind);
  return toRawAnswer(answer.value);
}
