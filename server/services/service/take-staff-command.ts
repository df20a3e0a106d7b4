// Staff commands, exactly once: the id is looked up before any rule, and change and answer are one transaction under it. A
// settled answer, also a refusal, never changes.
import type { CommandId } from '#domain/ids.ts';
import { stationNamed, stationsOf } from '#domain/kitchen/stations.ts';
import type { OrderFact } from '#domain/order/order-facts.ts';
import type { DeviceId, Orderer } from '#domain/order/orderer.ts';
import { ZERO } from '#domain/pricing/money.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { type StaffCommand, type StaffRefusal, UNDO_MERGE_MS } from '#domain/service/staff-command.ts';
import type { StaffIdentity } from '#domain/staff/staff.ts';
import { mayCommand } from '#domain/staff/staff-rights.ts';
import { heldOf } from '../../store/bill/shares-rows.ts';
import { lastClearings } from '../../store/device/device-commands.ts';
import { appendJournal } from '../../store/journal.ts';
import { findAnswer, listOrders, saveAnswer } from '../../store/order/orders.ts';
import { findTableNamed } from '../../store/place/venue-tables.ts';
import { openSittings } from '../../store/service/board-orders.ts';
import { findMerge, mergeSittings, unmergeSittings } from '../../store/service/merges.ts';
import { findPresentSitting, findSitting } from '../../store/service/move-sitting.ts';
import { paymentsOf } from '../../store/service/payments-rows.ts';
import { closeSitting, findOpenSitting, hasGuestRights } from '../../store/session/sittings.ts';
import type { DeviceRow } from '../../store/staff/staff-devices.ts';
import type { Tx } from '../../store/store.ts';
import { setAvailabilityWithin } from '../availability/set-availability.ts';
import { clearTablets, tabletsIn } from '../device/clear-tablets.ts';
import { confirmFirst } from '../order/hold-first.ts';
import { REFUSED } from '../order/order-answers.ts';
import { coinAt } from '../place/coin-of.ts';
import { answerPaper } from '../printing/answer-paper.ts';
import { askForPaper } from '../printing/ask-for-paper.ts';
import type { Answer, Services } from '../services.ts';
import { approvalOf, fingerprintOf } from '../staff/approvals.ts';
import { seeLock } from '../staff/see-lock.ts';
import { type CallFault, markComing, markDone } from './answer-call.ts';
import { changeTable, noteMoved, partyOrFree } from './change-table.ts';
import { cookWhenReady } from './cook-when-ready.ts';
import { moveOrder } from './move-order.ts';
import { takeOwnPayment } from './own-bill.ts';
import { reversePayment } from './reverse-payment.ts';
import { type Saying, sayFact, sayShown, sayShownToWaiter } from './say-fact.ts';
import { billOf, settleBill } from './table-bill.ts';
import { takePayment } from './take-payment.ts';
import { voidDish } from './void-dish.ts';

// The guests of a hotel room have left: ends their stay and clears the room's tablet.
type CheckOut = Extract<StaffCommand, { readonly kind: 'checkOut' }>;

/** A colleague checked out first: the stay is over, and every tablet of the room has had its clear command since. */
const isDoneSince = async (
  tx: Tx,
  placeId: number,
  sittingId: string,
  tablets: readonly DeviceRow[],
): Promise<boolean> => {
  const endedAt = (await findSitting(tx.db, placeId, sittingId))?.closedAt ?? null;
  if (endedAt === null) return false;
  const told = new Map((await lastClearings(tx.db, placeId)).map(({ deviceId, at }) => [deviceId, at]));
  return tablets.every(({ id }) => (told.get(id) ?? Number.NEGATIVE_INFINITY) >= endedAt);
};

/**
 * Ends the stay and orders the room's tablets to clear themselves, even after a long absence. Refuses first when orders are
 * newer than the read bill. A second check-out is harmless: an empty room is cleared again. The command may have waited for
 * hours offline: newer guests keep their stay and their tablet.
 */
const checkOut = async (
  tx: Tx,
  { placeId, by, at }: Saying,
  { table, sittingId: seen, rest: read = ZERO }: CheckOut,
): Promise<Result<void, StaffRefusal>> => {
  const room = await findTableNamed(tx.db, placeId, table);
  if (room?.room === undefined) return fail({ code: 'unknown_table' });
  const tablets = await tabletsIn(tx, placeId, table);
  if (seen !== undefined) {
    // Uses the board's view, which the person has read; a tablet's session alone is no party.
    const there = (await openSittings(tx.db, placeId)).get(table);
    if (there && there.id !== seen) return fail({ code: 'table_taken' });
    if (!there && seen !== null && (await isDoneSince(tx, placeId, seen, tablets))) return ok(undefined);
  }
  const open = await findOpenSitting(tx.db, placeId, table);
  const rest = open ? (await billOf(tx.db, placeId, open.sitting.id)).rest : ZERO;
  if (rest > read) return fail({ code: 'unpaid', rest });
  await closeSitting(tx, { placeId, table }, 'staff', at, by);
  await clearTablets(tx, { placeId, by }, tablets, at);
  return ok(undefined);
};

// Splits two wrongly merged parties, each with its phones, orders, calls and money.
/**
 * Undoes a merge within ten minutes when no payment was made since, the first party's table is free and the other party
 * still sits. An order moved separately stays where it is.
 */
const undoMerge = async (
  tx: Tx,
  saying: Saying,
  { sittingId }: { readonly sittingId: string },
): Promise<Result<void, StaffRefusal>> => {
  const { placeId, at, by } = saying;
  const from = await findSitting(tx.db, placeId, sittingId);
  if (!from) return fail({ code: 'unknown_sitting' });
  // Done twice is done.
  if (from.closedAt === null) return ok(undefined);
  const merge = await findMerge(tx.db, placeId, sittingId);
  if (!merge || at - merge.at > UNDO_MERGE_MS) return fail({ code: 'too_late' });
  const into = await findSitting(tx.db, placeId, merge.intoId);
  if (!into || into.closedAt !== null) return fail({ code: 'sitting_closed' });
  const payments = (await paymentsOf(tx.db, placeId, [into.id])).get(into.id) ?? [];
  const isPaidSince = payments.some((payment) => payment.at > merge.at && !payment.reversed);
  if (isPaidSince || ((await heldOf(tx.db, placeId, [into.id])).get(into.id) ?? 0) > 0)
    return fail({ code: 'being_paid' });
  const there = await partyOrFree(tx, saying, from.table);
  // An order that was moved back by hand is alone at that table and joins the returning party.
  if (there && (await hasGuestRights(tx.db, there.id))) return fail({ code: 'table_taken' });
  if (there) await mergeSittings(tx, { placeId, from: there, into: from, at });
  await unmergeSittings(tx, placeId, merge, { from, into });
  for (const { id } of await listOrders(tx.db, placeId, from.id)) await noteMoved(tx, placeId, id, into.table);
  await appendJournal(tx, {
    placeId,
    at,
    type: 'table.moved',
    sessionId: from.id,
    payload: { from: into.table, to: from.table, merged: false, by, fromSitting: into.id },
  });
  await settleBill(tx, saying, into.id);
  await settleBill(tx, saying, from.id);
  return ok(undefined);
};

type Done = Result<unknown, StaffRefusal>;

interface StaffRequest {
  readonly id: CommandId;
  readonly placeId: number;
  readonly identity: StaffIdentity;
  readonly command: StaffCommand;
}

const ordererOf = (identity: StaffIdentity): Orderer =>
  identity.kind === 'person'
    ? { kind: 'user', userId: identity.id }
    : { kind: 'device', deviceId: identity.deviceId as string as DeviceId };

const ofStation = ({ kind }: StaffIdentity): Pick<Saying, 'station'> => (kind === 'station' ? { station: true } : {});

const refusedCall = (fault: CallFault): StaffRefusal => {
  switch (fault.code) {
    case 'unknown_call':
      return fault;
    case 'call_ended':
      return { code: 'done_already' };
    case 'answered':
      return { code: 'done_already', by: fault.by, at: fault.at };
  }
};

/** A guest may have ordered after the closing person looked, so unread orders are reported first. */
const close = async (
  tx: Tx,
  { placeId, at, by }: Saying,
  { sittingId, rest: read }: Extract<StaffCommand, { readonly kind: 'closeSitting' }>,
): Promise<Done> => {
  const sitting = await findSitting(tx.db, placeId, sittingId);
  if (!sitting) return fail({ code: 'unknown_sitting' });
  // Closing twice is allowed. A party merged meanwhile sits with another one, whose bill the person has not read.
  const present = (await findPresentSitting(tx.db, placeId, sittingId)) ?? sitting;
  if (present.closedAt !== null) return ok(undefined);
  const { rest } = await billOf(tx.db, placeId, present.id);
  if ((read !== undefined || present.id !== sitting.id) && rest > (read ?? 0)) return fail({ code: 'unpaid', rest });
  await closeSitting(tx, { placeId, table: present.table }, 'staff', at, by);
  return ok(undefined);
};

const answerCall = async (tx: Tx, saying: Saying, id: string, answer: 'coming' | 'done'): Promise<Done> => {
  const done = await (answer === 'coming' ? markComing : markDone)(tx, { ...saying, id });
  return done.ok ? done : fail(refusedCall(done.error));
};

const takenBy = (station: string | undefined): OrderFact => ({
  kind: 'accepted',
  ...(station !== undefined && { station }),
});

/** The last ready station makes the order ready, because no screen knows the others' latest state. */
const sayOrderFact = async (
  services: Services,
  tx: Tx,
  saying: Saying,
  identity: StaffIdentity,
  { orderId, fact }: Extract<StaffCommand, { readonly kind: 'orderFact' }>,
): Promise<Done> => {
  const { places } = services;
  const own = identity.kind === 'station' ? identity.stationId : undefined;
  if (fact.kind === 'lineVoid') return voidDish(services, tx, saying, identity, orderId, fact);
  if (fact.kind === 'confirmed') return confirmFirst(tx, places, saying, orderId);
  if (fact.kind === 'seen' && fact.toWaiter) return sayShownToWaiter(tx, places, saying, orderId);
  if (fact.kind === 'seen') return sayShown(tx, places, saying, orderId, { by: fact.by, station: own });
  const said = await sayFact(tx, saying, orderId, fact.kind === 'accepted' ? takenBy(own) : fact);
  if (said.ok && fact.kind === 'ready') await cookWhenReady(services, tx, saying, orderId);
  return said;
};

const perform = async (
  services: Services,
  tx: Tx,
  { id, placeId, identity, command }: StaffRequest,
  approvedBy: string | undefined,
): Promise<Done> => {
  const byId = identity.kind === 'person' ? identity.id : identity.deviceId;
  const coin = await coinAt(services, tx, placeId);
  const saying: Saying = {
    ...{ placeId, by: identity.name, byId, at: services.clock(), approvedBy, coin },
    ...ofStation(identity),
  };
  switch (command.kind) {
    case 'orderStatus':
      return moveOrder(tx, saying, identity, { ...command, id });
    case 'orderFact':
      return sayOrderFact(services, tx, saying, identity, command);
    case 'tableChange':
      return changeTable(tx, saying, command);
    case 'undoMerge':
      return undoMerge(tx, saying, command);
    case 'closeSitting':
      return close(tx, saying, command);
    case 'checkOut':
      return checkOut(tx, saying, command);
    case 'paid':
      return 'orderId' in command
        ? takeOwnPayment(tx, saying, { ...command, id })
        : takePayment(tx, saying, { ...command, id });
    case 'availability': {
      const about = { key: command.about, by: saying.by };
      const done = await setAvailabilityWithin(tx, services, placeId, about, command.change);
      return done.ok ? done : fail({ code: done.error });
    }
    case 'callAnswer':
      return answerCall(tx, saying, command.callId, command.answer);
    case 'reversePayment':
      return reversePayment(tx, saying, { ...command, id });
    case 'printPaper':
      return askForPaper(tx, saying, { ...command, id });
    case 'paper':
      return answerPaper(tx, services.places, saying, command);
    case 'lockSeen':
      return seeLock(tx, saying, identity, command);
  }
};

const refusedBody = (id: CommandId, { code, ...more }: StaffRefusal) => ({
  success: false,
  id,
  payload: { message: code, ...more },
});

/** A screen whose station was deleted counts as the default station, whose orders it shows. */
const atItsStation = async (
  tx: Tx,
  { places }: Pick<Services, 'places'>,
  identity: StaffIdentity,
): Promise<StaffIdentity> => {
  if (identity.kind !== 'station') return identity;
  const place = await places.at(tx.db, identity.placeId);
  return place
    ? { ...identity, stationId: stationNamed(stationsOf(place.document.place), identity.stationId).id }
    : identity;
};

/** Executes or refuses the command; the same id always gets the same answer. */
export const takeStaffCommand = (services: Services, request: StaffRequest): Promise<Answer> => {
  const { id, placeId, identity, command } = request;
  const fingerprint = fingerprintOf(command);
  return services.store.write(placeId, async (tx) => {
    const stored = await findAnswer(tx.db, placeId, id);
    if (stored)
      return stored.fingerprint === fingerprint
        ? { status: stored.status, body: JSON.parse(stored.body) as unknown }
        : { status: REFUSED, body: refusedBody(id, { code: 'idempotency_key_reused' }) };
    const approved = await approvalOf(tx, identity, request, services.clock());
    const acting = approved?.acting ?? (await atItsStation(tx, services, identity));
    const done: Done = mayCommand(acting, command)
      ? await perform(services, tx, { ...request, identity: acting }, approved?.by)
      : fail({ code: 'forbidden' });
    if (done.ok) await approved?.noteUse();
    const answer: Answer = done.ok
      ? { status: 200, body: { success: true, id } }
      : { status: REFUSED, body: refusedBody(id, done.error) };
    await saveAnswer(
      tx,
      { placeId, id, at: services.clock() },
      {
        fingerprint,
        sessionId: undefined,
        orderer: ordererOf(identity),
        status: answer.status,
        body: JSON.stringify(answer.body),
      },
    );
    return answer;
  });
};
