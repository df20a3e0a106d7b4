// Judge of the service. It knows the screens, the papers, the presses and the journal, but not how boards, tickets and
// queues work.

import type { StoredStaffCommand } from '#contract/outbox/staff-command.ts';
import { parseBoard } from '#contract/service/board.ts';
import { isSettled } from '#domain/outbox/outbox.ts';
import type { Board } from '#domain/service/board.ts';
import type { StaffCommand } from '#domain/service/staff-command.ts';
import { moves, type Violation } from '../checker.ts';
import { addressOf, type VenueServer } from '../venue-server.ts';
import { ordersOnTheBoard } from './board-rules.ts';
import type { Painted } from './painted.ts';
import { paperRules } from './paper-rules.ts';
import type { PaperOut } from './printers.ts';
import type { Shift } from './shift.ts';
import type { StaffName } from './staff-accounts.ts';
import type { StaffDevice } from './staff-device.ts';

export interface ServiceEnd {
  readonly shift: Shift;
  readonly painted: Painted;
  readonly out: readonly PaperOut[];
  /** Board that a newly opened screen would read. */
  readonly truth: Board;
  readonly lying: ReadonlyMap<
    StaffName,
    { readonly board: Board | undefined; readonly entries: readonly StoredStaffCommand[]; readonly device: StaffDevice }
  >;
  readonly dishOf: (product: number) => number;
}

const short = (id: string): string => id.slice(-4);

/** Statuses in the journal only move forward. */
function* statuses({ shift, painted }: ServiceEnd): Iterable<Violation> {
  // The judge's own ranking: later statuses have higher numbers.
  const rank: Readonly<Record<string, number>> = { ordered: 0, cooked_spot: 1, served_spot: 2, paid: 3, rejected: 3 };
  const stands = new Map<string, string>();
  for (const { orderId, payload } of shift.of('order.status')) {
    const before = stands.get(orderId ?? '') ?? 'ordered';
    if (payload.from !== before || (rank[payload.to] ?? -1) <= (rank[before] ?? 9)) {
      yield { kind: 'status moved back', what: `${short(orderId ?? '')}: ${before} → ${payload.to}` };
    }
    if (payload.to === 'paid' && before !== 'served_spot') {
      yield { kind: 'paid unserved', what: `${short(orderId ?? '')} is paid, and ${before}` };
    }
    stands.set(orderId ?? '', payload.to);
  }
  const shown = new Map<string, string>();
  for (const { on, orderId, status } of painted.orders) {
    const key = `${on} ${orderId}`;
    const before = shown.get(key) ?? 'ordered';
    if (before !== status && (rank[status] ?? -1) <= (rank[before] ?? 9)) {
      yield { kind: 'status moved back', what: `${short(orderId)} on the screen of ${on}: ${before} → ${status}` };
    }
    shown.set(key, status);
  }
}

/** The journal says "seen" only for orders shown on a screen or paper. */
function* sights({ shift, painted, out }: ServiceEnd): Iterable<Violation> {
  for (const { orderId, at, payload } of shift.of('order.fact')) {
    if (payload.fact.kind !== 'seen') continue;
    const isKitchen = payload.by === 'Pass';
    const onGlass = painted.orders.some(
      (one) =>
        one.orderId === orderId && one.at <= at && one.on === payload.by && (!isKitchen || one.ticket !== undefined),
    );
    const onPaper = out.some(({ job, at: when }) => job.orderId === orderId && job.kind === 'ticket' && when <= at);
    if (payload.fact.by === 'screen' ? !onGlass : !onPaper) {
      yield { kind: 'seen before shown', what: `${short(orderId ?? '')}, by ${payload.by || payload.fact.by}` };
    }
  }
}

/** A call arrives once, stays until it is ended, and is on every waiter's phone meanwhile. */
function* calls({ shift, lying }: ServiceEnd): Iterable<Violation> {
  const made = shift.of('call.made');
  for (const { payload, sessionId } of made) {
    if (made.filter((one) => one.payload.callId === payload.callId).length > 1) {
      yield { kind: 'duplicated', what: `the call ${short(payload.callId)} was made twice` };
    }
    let sitting = sessionId ?? '';
    for (let next = shift.mergedInto.get(sitting as never); next; next = shift.mergedInto.get(sitting as never))
      sitting = next;
    if (shift.ended.has(payload.callId) || shift.closed.has(sitting as never)) continue;
    for (const [name, { board }] of lying) {
      if (name === 'Pass' || board?.calls.some(({ id }) => id === payload.callId)) continue;
      yield { kind: 'call dropped', what: `${short(payload.callId)} is not with ${name}, and nobody has ended it` };
    }
  }
}

/** Number of the venue's records of an accepted command; `undefined`: this kind leaves none. */
const traceOf = (shift: Shift, id: string, name: StaffName, command: StaffCommand): number | undefined => {
  switch (command.kind) {
    case 'orderStatus':
      return shift
        .of('order.status')
        .filter(
          ({ orderId, payload }) => orderId === command.orderId && payload.to === command.to && payload.by === name,
        ).length;
    case 'paid':
      return shift.of('payment.part').filter(({ payload }) => payload.commandId === id).length;
    case 'callAnswer': {
      const of = command.answer === 'coming' ? 'call.coming' : 'call.done';
      return shift.of(of).filter(({ payload }) => payload.callId === command.callId && payload.by === name).length;
    }
    default:
      return undefined;
  }
};

/** Every press has an end shown to the person, and an accepted one takes effect once. */
function* commands({ shift, lying }: ServiceEnd): Iterable<Violation> {
  for (const [name, { device, entries }] of lying) {
    yield* moves(device);
    for (const [id, { command }] of device.pressed) {
      const entry = entries.find((one) => one.id === id);
      if (!entry) yield { kind: 'command lost', what: `${name}'s ${command.kind} ${short(id)} has vanished` };
      else if (!isSettled(entry.state)) {
        yield { kind: 'command lost', what: `${name}'s ${command.kind} ${short(id)} is still ${entry.state}` };
      } else if (entry.state === 'received') {
        const traces = traceOf(shift, id, name, command);
        if (traces === 0)
          yield { kind: 'command lost', what: `${name}'s ${command.kind} ${short(id)} was taken, and not done` };
        if (traces !== undefined && traces > 1)
          yield { kind: 'command done twice', what: `${name}'s ${command.kind} ${short(id)}` };
      }
    }
  }
}

/** Never more money than was due. */
function* payments({ shift }: ServiceEnd): Iterable<Violation> {
  for (const { sessionId, payload } of shift.of('payment.part')) {
    if (payload.rest < 0) yield { kind: 'overpaid', what: `${short(sessionId ?? '')}: ${payload.rest} is left` };
  }
}

const sorted = <T extends { readonly id: string }>(rows: readonly T[]): string =>
  JSON.stringify(rows.toSorted((a, b) => (a.id < b.id ? -1 : 1)));

/** The board on each device equals the board of a newly opened screen. */
function* boards({ truth, lying }: ServiceEnd): Iterable<Violation> {
  for (const [name, { board }] of lying) {
    for (const part of ['orders', 'calls'] as const) {
      const [here, there] = [sorted<{ id: string }>(board?.[part] ?? []), sorted<{ id: string }>(truth[part])];
      if (here !== there) yield { kind: 'board untrue', what: `${name}'s ${part}: ${here}, not ${there}` };
    }
    const [here, there] = [JSON.stringify(board?.tables), JSON.stringify(truth.tables)];
    if (here !== there) yield { kind: 'board untrue', what: `${name}'s tables: ${here}, not ${there}` };
  }
}

export async function findServiceViolations(found: {
  readonly server: VenueServer;
  readonly shift: Shift;
  readonly painted: Painted;
  readonly devices: ReadonlyMap<StaffName, StaffDevice>;
  readonly out: readonly PaperOut[];
}): Promise<readonly Violation[]> {
  const { server, shift, painted, devices, out } = found;
  const [first] = devices.values();
  const answer = await server.app.inject({
    url: '/api/staff/board',
    headers: { 'x-place': String(server.placeId), ...(await first?.account.headers()) },
    remoteAddress: addressOf(1),
  });
  const truth = parseBoard(answer.json());
  if (!truth) throw new Error(`No board: ${answer.body}`);
  const lying = new Map<
    StaffName,
    { board: Board | undefined; entries: readonly StoredStaffCommand[]; device: StaffDevice }
  >();
  for (const [name, device] of devices) {
    lying.set(name, { board: await device.board(), entries: await device.entries(), device });
  }
  const dishOf = (product: number) => server.menu().products.findIndex(({ id }) => id === product);
  const end: ServiceEnd = { shift, painted, out, truth, lying, dishOf };
  return [statuses, sights, calls, commands, payments, boards, ordersOnTheBoard, paperRules].flatMap((check) => [
    ...check(end),
  ]);
}
