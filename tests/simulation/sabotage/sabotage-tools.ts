// Building blocks of the sabotages.
import { HEADERS } from '#contract/headers.ts';
import { acceptedToWire, type RawAnswer, refusedToWire } from '#contract/order/order-answer.ts';
import type { CommandCall, StoredCommand } from '#contract/outbox/command.ts';
import { readStoredEntry } from '#contract/outbox/commands.ts';
import type { OutboxStore } from '#core/db/outbox/outbox-store.ts';
import type { OrderId } from '#domain/ids.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import type { RefusalCode } from '#domain/order/refusal.ts';
import type { Violation } from '../checker.ts';
import type { Parts, Sabotage } from '../device.ts';
import type { Sabotaged } from '../random-schedule.ts';
import type { Story } from '../stories/stories.ts';
import { EURO } from '../venue.ts';

export interface KnownMistake {
  readonly name: string;
  /** Harm to guest or kitchen; the judge must find at least one of these. */
  readonly harm: readonly Violation['kind'][];
  readonly sabotaged: Sabotaged;
  /** Random schedules find it only after seconds, so it runs in the long rest. */
  readonly isRare?: true;
  /** A story that triggers it, because random schedules take too long. */
  readonly story?: Story;
}

export const onDevice = (sabotage: Sabotage): Sabotaged => ({ device: sabotage });
export const withStore = (parts: Parts, change: Partial<OutboxStore>): Partial<Parts> => ({
  store: { ...parts.store, ...change },
});

const json = (status: number, body: unknown): RawAnswer => ({
  status,
  contentType: 'application/json',
  retryAfter: null,
  body,
});

/** An invented success, in the form of a server's answer. */
export const madeUp = (command: StoredCommand): RawAnswer => {
  const entry = readStoredEntry(command);
  if (entry?.kind !== 'order') return json(200, { success: true, id: command.id, expires: 0 });
  const order: PlacedOrder = {
    id: entry.id,
    placeId: entry.placeId,
    orderer: entry.orderer,
    sessionId: entry.sessionId,
    number: 1,
    label: entry.label,
    orderType: entry.orderType,
    status: 'ordered',
    total: entry.quote.total,
    placedAt: entry.createdWall,
    lines: [],
  };
  return json(201, acceptedToWire(order, EURO, ''));
};
export const refused = (entry: StoredCommand, code: RefusalCode): RawAnswer =>
  json(422, refusedToWire({ code, productIds: [], ingredientIds: [], quote: undefined }, entry.id, EURO));

export const misreads = (wrongly: (answer: RawAnswer, entry: StoredCommand) => RawAnswer | undefined): Sabotaged =>
  onDevice((parts) => ({
    send: async (entry, context) => {
      const answer = await parts.send(entry, context);
      return wrongly(answer, entry) ?? answer;
    },
  }));

export const freshId = (id: string, attempt: number): OrderId =>
  `${id.slice(0, 24)}${attempt.toString(16).padStart(4, '0')}${id.slice(28)}` as OrderId;

export const withKey = (request: CommandCall, id: string): CommandCall => ({
  ...request,
  headers: { ...request.headers, [HEADERS.idempotencyKey]: id },
});

/** The answer to one id, presented under another. */
export const renamed = (answer: RawAnswer, from: string, to: string): RawAnswer => ({
  ...answer,
  body: answer.body === undefined ? undefined : JSON.parse(JSON.stringify(answer.body).replaceAll(from, to)),
});
