import type { BILL_REFUSALS } from '#contract/bill/bill.ts';
import type { CommandId } from '#domain/ids.ts';
import { ageVerdict, BILL_AGES } from '#domain/outbox/outbox-rules.ts';
import { addMoney, ZERO } from '#domain/pricing/money.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { SESSION_EXTENSION_MINUTES } from '#domain/session/session.ts';
import { addBill, isBillWanted } from '../store/bill/bills.ts';
import { canonicalJson, sha256 } from '../store/canonical-json.ts';
import { appendJournal } from '../store/journal.ts';
import { listOrders } from '../store/orders.ts';
import { hashSecret } from '../store/secrets.ts';
import { extendToken, findToken } from '../store/sittings.ts';
import { isListed } from './list-orders.ts';
import { confirmAge, REFUSED } from './order-answers.ts';
import {
  type CommandCase,
  type CommandRequest,
  type Decision,
  ordererOfSitting,
  takeCommand,
} from './outbox/take-command.ts';
import type { PublishedPlace } from './published-places.ts';
import type { Answer, Services } from './services.ts';
import { isAlive, longestEnd } from './table-session.ts';

const MINUTE = 60_000;
const WANTED = 200;

export type BillRefusal = (typeof BILL_REFUSALS)[number];

/** Asks for the bill of a sitting, once, and gives the guest time to pay it: the right's new end. [S7.15, S4.17–S4.19] */
const askOnce = async (
  { tx, place, orderer, sitting, known, tokenHash, now }: Omit<CommandCase, 'sender'>,
  paymentMethod: string | undefined,
  commandId: CommandId | undefined,
): Promise<Result<number, BillRefusal>> => {
  const orders = (await listOrders(tx.db, place.id, sitting.id)).filter(
    (order) => order.status !== 'paid' && order.status !== 'rejected' && isListed(order, place.document.settings, now),
  );
  if (orders.length === 0) return fail('no_orders');
  if (await isBillWanted(tx.db, sitting.id)) return fail('already_requested');
  await addBill(tx, { placeId: place.id, sittingId: sitting.id, paymentMethod, at: now });
  await appendJournal(tx, {
    placeId: place.id,
    at: now,
    type: 'bill.wanted',
    sessionId: sitting.id,
    orderer,
    payload: {
      table: sitting.table,
      paymentMethod: paymentMethod ?? null,
      total: addMoney(ZERO, ...orders.map((order) => order.total)),
      ...(commandId === undefined ? {} : { commandId }),
    },
  });
  const extended = known.expiresAt + SESSION_EXTENSION_MINUTES * MINUTE;
  const expiresAt = Math.max(known.expiresAt, Math.min(extended, longestEnd(known)));
  await extendToken(tx, tokenHash, expiresAt);
  return ok(expiresAt);
};

/** As the specification asks for it, without an id: nothing of the answer is kept. */
export const wantBill = (
  { store, clock }: Services,
  place: PublishedPlace,
  token: string,
  paymentMethod: string | undefined,
): Promise<Result<number, 'invalid_session' | BillRefusal>> =>
  store.write(place.id, async (tx) => {
    const now = clock();
    const tokenHash = hashSecret(token);
    const known = await findToken(tx.db, place.id, tokenHash);
    if (!isAlive(known, now)) return fail('invalid_session');
    const { sitting } = known;
    const orderer = ordererOfSitting(sitting);
    return askOnce({ tx, place, orderer, sitting, known, tokenHash, now }, paymentMethod, undefined);
  });

/** The bill as a command that may have waited on its device. */
export interface BillCommand extends Omit<CommandRequest, 'fingerprint'> {
  readonly paymentMethod: string | undefined;
  /** undefined: the device does not know. */
  readonly ageMs: number | undefined;
  readonly confirmed: boolean;
}

/** Asks for the bill once for an id, however often the id comes. */
export const takeBill = (services: Services, found: PublishedPlace, command: BillCommand): Promise<Answer> => {
  const { id, paymentMethod } = command;
  const fingerprint = sha256(canonicalJson({ kind: 'bill', place: found.id, paymentMethod: paymentMethod ?? null }));
  const refused = (message: string) => ({ success: false, id, payload: { message } });
  const refuse = (message: string): Decision => ({ settled: { status: REFUSED, body: refused(message) } });
  const age = ageVerdict(command.ageMs, BILL_AGES, command.confirmed);
  const decide = async (one: CommandCase): Promise<Decision> => {
    if (age === 'ask') return { unsettled: confirmAge(id) };
    if (age === 'expire') return refuse('order_expired');
    const asked = await askOnce(one, paymentMethod, id);
    if (!asked.ok) return refuse(asked.error);
    return { settled: { status: WANTED, body: { success: true, id, expires: asked.value } } };
  };
  const outlived = () => (age === 'expire' ? refused('order_expired') : undefined);
  return takeCommand(services, found, { ...command, fingerprint }, { decide, outlived });
};
