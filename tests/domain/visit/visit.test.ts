import { expect, test } from 'vitest';
import type { PlaceId, SessionId, SessionToken, VisitId } from '#domain/ids.ts';
import { parseOrderId } from '#domain/order/order-id.ts';
import type { TableSession } from '#domain/session/session.ts';
import { isOfVisit, seatAt, type Visit } from '#domain/visit/visit.ts';
import { dayEndAfter, isUntold, isVisitOver, judgeScan, makeVisitId } from '#domain/visit/visit-rules.ts';

const HOUR = 3_600_000;
/** Noon in Sofia. */
const NOON = Date.UTC(2026, 5, 1, 9);
const SOFIA = 'Europe/Sofia';

const session = (more: Partial<TableSession> = {}): TableSession => ({
  placeId: 7 as PlaceId,
  id: 'sitting-1' as SessionId,
  token: 'secret' as SessionToken,
  expiresAt: NOON + 2 * HOUR,
  orderType: 'spot',
  table: '12',
  roomNumber: undefined,
  roomNumberDisabled: false,
  tabletMode: false,
  ...more,
});

const visit = (more: Partial<Visit> = {}): Visit => ({
  id: 'visit-1' as VisitId,
  placeId: 7 as PlaceId,
  timeZone: SOFIA,
  startedAt: NOON,
  dayEndsAt: dayEndAfter(NOON, SOFIA),
  seat: seatAt(session()),
  isShared: false,
  endedAt: undefined,
  ...more,
});

const again = session({ id: 'sitting-2' as SessionId });
const elsewhere = session({ id: 'sitting-3' as SessionId, table: '3' });

test('a first scan gives the visit its seat, and keeps dishes chosen before', () => {
  expect(judgeScan({ seat: undefined }, session(), false)).toBe('takesSeat');
  expect(judgeScan({ seat: undefined }, session(), true)).toBe('takesSeat');
});

test('a scan of the same sitting continues the visit, on any device', () => {
  expect(judgeScan(visit(), session({ token: 'newer' as SessionToken }), false)).toBe('continues');
  expect(judgeScan(visit(), session(), true)).toBe('continues');
});

test('a scan of another table begins an empty visit', () => {
  expect(judgeScan(visit(), elsewhere, false)).toBe('begins');
  expect(judgeScan(visit(), elsewhere, true)).toBe('begins');
});

test('a new sitting at the same table continues the visit on a guest’s phone, and begins one on a shared device', () => {
  expect(judgeScan(visit(), again, false)).toBe('carriesOn');
  expect(judgeScan(visit(), again, true)).toBe('begins');
});

test('rooms are distinguished like tables, and a seat without a name never equals another', () => {
  const room = session({ table: undefined, roomNumber: '204' });
  expect(judgeScan({ seat: seatAt(room) }, { ...room, id: again.id }, false)).toBe('carriesOn');
  expect(judgeScan({ seat: seatAt(room) }, { ...room, id: again.id, roomNumber: '205' }, false)).toBe('begins');
  const nowhere = session({ table: undefined });
  expect(judgeScan({ seat: seatAt(nowhere) }, { ...nowhere, id: again.id }, false)).toBe('begins');
});

test('a new day begins at 5:00 of the place, and at least three hours after the first tap', () => {
  const at = (day: number, hour: number, minute = 0) => Date.UTC(2026, 5, day, hour - 3, minute);
  expect(dayEndAfter(at(1, 12), SOFIA)).toBe(at(2, 5));
  expect(dayEndAfter(at(2, 1, 59), SOFIA)).toBe(at(2, 5));
  expect(dayEndAfter(at(2, 2), SOFIA)).toBe(at(2, 5));
  expect(dayEndAfter(at(2, 2, 1), SOFIA)).toBe(at(3, 5));
  // The night of the clock change has one hour more.
  expect(dayEndAfter(Date.UTC(2026, 9, 24, 9), SOFIA)).toBe(Date.UTC(2026, 9, 25, 3));
});

const seated = { hasSession: true, untoldSince: undefined };

test('a visit on a guest’s phone lasts past the night while the session is valid', () => {
  const { dayEndsAt } = visit();
  const late = { seat: { ...seatAt(session()), expiresAt: dayEndsAt + HOUR } };
  expect(isVisitOver(visit(late), { ...seated, now: dayEndsAt - 1 })).toBe(false);
  expect(isVisitOver(visit(late), { ...seated, now: dayEndsAt })).toBe(false);
  expect(isVisitOver(visit(late), { ...seated, hasSession: false, now: dayEndsAt })).toBe(true);
  expect(isVisitOver(visit({ seat: undefined }), { ...seated, hasSession: false, now: dayEndsAt })).toBe(true);
  expect(isVisitOver(visit({ seat: undefined }), { ...seated, hasSession: false, now: dayEndsAt - 1 })).toBe(false);
});

test('a phone whose session expired during a long meal keeps its visit for three more hours', () => {
  const facts = { hasSession: false, untoldSince: undefined };
  expect(isVisitOver(visit(), { ...facts, now: NOON + 5 * HOUR })).toBe(false);
  expect(isVisitOver(visit(), { ...facts, now: NOON + 5 * HOUR + 1 })).toBe(true);
});

test('a phone’s visit lasts until its guest has seen the result of their order', () => {
  const facts = { hasSession: false, untoldSince: NOON, now: NOON + 30 * HOUR };
  expect(isVisitOver(visit(), facts)).toBe(false);
  expect(isVisitOver(visit(), { ...facts, untoldSince: undefined })).toBe(true);
});

test('a phone keeps its visit for an order of a later day, until three hours after its time', () => {
  const wantedAt = NOON + 50 * HOUR;
  const facts = { hasSession: false, untoldSince: undefined, wantedAt };
  const guest = visit({ seat: undefined });
  expect(isVisitOver(guest, { ...facts, now: wantedAt + 3 * HOUR })).toBe(false);
  expect(isVisitOver(guest, { ...facts, now: wantedAt + 3 * HOUR + 1 })).toBe(true);
  expect(isVisitOver(visit({ isShared: true, seat: undefined }), { ...facts, now: wantedAt })).toBe(true);
});

test('a shared device’s visit ends with its sitting, or half an hour after a failed order', () => {
  const tablet = visit({ isShared: true });
  expect(isVisitOver(tablet, { ...seated, now: NOON + HOUR })).toBe(false);
  const closed = { hasSession: false, now: NOON + HOUR };
  expect(isVisitOver(tablet, { ...closed, untoldSince: undefined })).toBe(true);
  expect(isVisitOver(tablet, { ...closed, untoldSince: NOON + HOUR - 60_000 })).toBe(false);
  expect(isVisitOver(tablet, { ...closed, untoldSince: NOON + HOUR / 2 })).toBe(true);
  expect(isVisitOver(visit({ isShared: true, seat: undefined }), { ...closed, untoldSince: undefined })).toBe(false);
});

test('a shared device’s visit never outlasts the day, whatever is still unseen', () => {
  const tablet = visit({ isShared: true });
  const facts = { hasSession: true, untoldSince: tablet.dayEndsAt - 1 };
  expect(isVisitOver(tablet, { ...facts, now: tablet.dayEndsAt - 1 })).toBe(false);
  expect(isVisitOver(tablet, { ...facts, now: tablet.dayEndsAt })).toBe(true);
});

test('an order is unseen while it waits, and after a failure until it is dismissed', () => {
  const told = (['saved', 'sending', 'asking', 'received', 'refused', 'expired'] as const).map((state) => [
    state,
    isUntold({ state, dismissed: false }),
    isUntold({ state, dismissed: true }),
  ]);
  expect(told).toEqual([
    ['saved', true, true],
    ['sending', true, true],
    ['asking', true, true],
    ['received', false, false],
    ['refused', true, false],
    ['expired', true, false],
  ]);
});

test('a row belongs to its visit, and a row of an earlier build to the current guest', () => {
  const [one, two] = ['visit-1', 'visit-2'] as VisitId[];
  expect(isOfVisit({ visitId: one }, one)).toBe(true);
  expect(isOfVisit({ visitId: one }, two)).toBe(false);
  expect(isOfVisit({ visitId: undefined }, two)).toBe(true);
  expect(isOfVisit({ visitId: one }, undefined)).toBe(true);
});

test('a visit’s id is a version 7 UUID', () => {
  const id = makeVisitId(NOON, new Uint8Array(16));
  expect(parseOrderId(id)).toBe(id);
  expect(id[14]).toBe('7');
});
