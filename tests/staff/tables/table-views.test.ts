import { describe, expect, test } from 'vitest';
import type { CommandId, OrderId, SessionId } from '#domain/ids.ts';
import { minor } from '#domain/pricing/money.ts';
import type { Board, StaffOrder } from '#domain/service/board.ts';
import { ringsOf } from '#staff/board/rings-of-queue.ts';
import { type WaitingHere, waitingHere } from '#staff/board/waiting-here.ts';
import { queueOf, roomsOf, tableOf } from '#staff/tables/table-views.ts';
import type { Viewing } from '#staff/tables/viewing.ts';
import { ago, board, call, NOON, order, PAYMENT, seated, statesOf, viewing } from './boards.ts';

describe('tables of a board', () => {
  test('tables are grouped by room, each with what it waits for', () => {
    expect(roomsOf(board(), viewing()).map(({ name }) => name)).toEqual(['Saloon', 'Garden']);
    expect(statesOf(board({ orders: [order()] }))).toEqual(['12 seen', '4 free']);
    const placed = board({ orders: [order({ table: '4', sessionId: undefined })], calls: [call()] });
    expect(statesOf(placed)).toEqual(['12 calls', '4 seen']);
  });

  test('a closed table is free again, and tells of an order that its guests have left until it is served', () => {
    const tileOf4 = (over: Partial<StaffOrder>) =>
      roomsOf(board({ orders: [order({ table: '4', ...over })] }), viewing())[1]?.tables[0];
    expect(tileOf4({})).toMatchObject({ name: '4', state: { kind: 'free' }, hasLeft: true });
    expect(tileOf4({ status: 'served_spot' })).toMatchObject({ state: { kind: 'free' }, hasLeft: false });
    const late = (table: string) => queueOf(board({ orders: [order({ table, placedAt: ago(40) })] }), viewing()).food;
    expect([late('12').length, late('4')]).toEqual([1, []]);
  });

  test('a table’s page counts the paid units of each dish, also those noted on this device, and none being paid', () => {
    const id = 'o1' as OrderId;
    const taken = [
      { orderId: id, line: 0, piece: 0 },
      { orderId: id, line: 1, piece: 0, isPaying: true },
    ];
    const bill = board({ tables: [seated('12', { taken })], orders: [order()] });
    const units = (waiting?: Partial<WaitingHere>) =>
      tableOf(bill, '12', viewing(waiting))?.orders[0]?.lines.map(({ paidUnits }) => paidUnits);
    expect(units()).toEqual([1, undefined]);
    const part = { tender: 'cash', amount: minor(500), pieces: [{ orderId: id, line: 1, piece: 0 }] } as const;
    expect(units({ paid: new Map([['12', [part]]]) })).toEqual([1, 1]);
  });

  test('staff are offered only the dishes that were ordered after the bill had been paid in parts', () => {
    const payment = (at: number) => ({ ...PAYMENT, id: `p${at}` as CommandId, amount: minor(500), at });
    const later = order({ id: 'o2' as OrderId, placedAt: ago(1) });
    const pieces = (...ats: readonly number[]) => {
      const tables = [seated('12', { paid: minor(500 * ats.length), payments: ats.map(payment) })];
      const shown = board({ tables, orders: [order({ placedAt: ago(9) }), later] });
      return new Set(tableOf(shown, '12', viewing())?.pieces?.map(({ orderId }) => orderId));
    };
    expect([[...pieces(ago(5))], [...pieces(ago(5), ago(4))]]).toEqual([['o1', 'o2'], ['o2']]);
  });

  test('a tile tells the open sum, its guests or phones, the joined tables and the next booking within two hours', () => {
    const known = { startAt: NOON + 30 * 60_000, endAt: NOON + 90 * 60_000, people: 4, name: 'Ivanov' };
    const booking = (id: string, table: string, more = {}) => ({ ...known, id, tables: [table], ...more });
    const tiles = (over: Partial<Board>) => {
      const [one, other] = roomsOf(board(over), viewing()).flatMap((room) => room.tables);
      return { one, other };
    };
    const tables = [seated('12', { phones: 2, paid: minor(300), joined: ['4', '12'] })];
    const phones = tiles({ tables, orders: [order()] });
    expect(phones.one).toMatchObject({ sum: 700, guests: { count: 2, from: 'phones' }, joined: ['4'] });
    const { one, other } = tiles({ bookings: [booking('a', '12', { hereAt: ago(29), people: 5 }), booking('b', '4')] });
    expect(one).toMatchObject({ sum: undefined, guests: { count: 5, from: 'booking' }, booked: undefined });
    expect(other).toMatchObject({
      guests: undefined,
      booked: { startAt: NOON + 30 * 60_000, people: 4, name: 'Ivanov' },
    });
    expect(tableOf(board({ bookings: [booking('b', '4')] }), '4', viewing())?.booked?.name).toBe('Ivanov');
    const here = booking('a', '12', { hereAt: ago(29), people: 2, comment: 'High chair' });
    const seatedAs = { startAt: NOON + 30 * 60_000, people: 2, name: 'Ivanov', comment: 'High chair' };
    expect(tableOf(board({ bookings: [here] }), '12', viewing())?.seated).toEqual(seatedAs);
  });

  test('a booked party that has joined another table keeps its note there, and its number counts nobody else', () => {
    const wish = { startAt: NOON, endAt: NOON + 90 * 60_000, people: 4, name: 'Ivanov', comment: 'High chair' };
    const party = { ...wish, id: 'a', tables: ['4'], hereAt: ago(20) };
    const joined = board({ tables: [seated('12', { joined: ['4'], phones: 2 })], bookings: [party] });
    expect(tableOf(joined, '12', viewing())?.seated).toMatchObject({ name: 'Ivanov', comment: 'High chair' });
    expect(roomsOf(joined, viewing())[0]?.tables[0]?.guests).toEqual({ count: 2, from: 'phones' });
    const apart = board({
      tables: [seated('12', { joined: ['4'] }), seated('7', { openedAt: ago(20) })],
      bookings: [party],
    });
    expect(tableOf(apart, '12', viewing())?.seated, 'they sit at another table').toBeUndefined();
  });

  test('an unseen order waits for staff, and rings only after one minute', () => {
    const facts = { lineTicks: {}, readyAt: {} };
    const fresh = board({ orders: [order({ placedAt: ago(0.5), facts })] });
    expect(statesOf(fresh)).toEqual(['12 sent', '4 free']);
    const queue = queueOf(fresh, viewing());
    expect(queue.food).toMatchObject([{ kind: 'sent', table: '12', at: ago(0.5), dishes: ['Tarator', 'Moussaka'] }]);
    expect(ringsOf(queue)).toEqual([]);
    const old = queueOf(board({ orders: [order({ facts })] }), viewing());
    expect(ringsOf(old)).toEqual([{ key: 'unseen o1', kind: 'unseen' }]);
  });

  test('an order shown only to waiters rings at once until a person accepts it', () => {
    const ours: Viewing = { ...viewing(), isForWaiters: () => true };
    const at = (minutes: number, facts: Partial<StaffOrder['facts']>, here = ours) =>
      queueOf(
        board({ orders: [order({ placedAt: ago(minutes), facts: { lineTicks: {}, readyAt: {}, ...facts } })] }),
        here,
      );
    const shown = { seenAt: ago(5), seenByWaiter: true } as const;
    const ring = [{ key: 'new o1', kind: 'new' }];
    expect(ringsOf(at(0, {}))).toEqual(ring);
    expect(at(5, shown).food).toMatchObject([{ kind: 'unaccepted', at: ago(5), isSeen: true }]);
    expect(ringsOf(at(5, shown))).toEqual(ring);
    const pressed = { ...ours, waiting: { ...ours.waiting, orders: new Set(['o1']) } };
    expect(ringsOf(at(5, shown, pressed))).toEqual([]);
    expect(at(5, { ...shown, accepted: { by: 'Maria', at: ago(4) } }).food).toEqual([]);
    // An order shown on a kitchen screen is the kitchen's task.
    expect(at(5, { seenAt: ago(5), seenBy: 'screen' }).food).toEqual([]);
  });

  test('an order that the kitchen was shown and nobody accepted in time is told alike on tile, queue and page', () => {
    const shown = board({
      orders: [order({ placedAt: ago(16), facts: { seenAt: ago(15), lineTicks: {}, readyAt: {} } })],
    });
    expect(statesOf(shown)).toEqual(['12 unaccepted', '4 free']);
    const queue = queueOf(shown, viewing());
    expect(queue.food).toMatchObject([{ kind: 'unaccepted', table: '12', at: ago(16) }]);
    expect(ringsOf(queue), 'the kitchen’s own screen rings').toEqual([]);
    const since = (shownBoard: Board) => tableOf(shownBoard, '12', viewing())?.orders[0]?.notAcceptedSince;
    expect(since(shown)).toBe(ago(16));
    expect(since(board({ orders: [order()] }))).toBeUndefined();
  });

  test('a press on this device counts at once, and is marked as pending until the server has it', () => {
    const waiting = { statuses: [{ order: 'o1' as OrderId, to: 'served_spot' as const }] };
    const shown = board({ orders: [order()] });
    expect(statesOf(shown, waiting)).toEqual(['12 eating', '4 free']);
    expect(roomsOf(shown, viewing(waiting))[0]?.tables[0]?.waits).toBe(true);
    expect(roomsOf(shown, viewing())[0]?.tables[0]?.waits).toBe(false);
  });

  test('marks the tables for which the waiter has chosen dishes and not sent them, also a free one', () => {
    const begun: Viewing = { ...viewing(), unsent: ['4'] };
    const tiles = roomsOf(board(), begun).flatMap(({ tables }) => tables);
    expect(tiles.map(({ name, isUnsent }) => [name, isUnsent])).toEqual([
      ['12', false],
      ['4', true],
    ]);
    expect(tableOf(board(), '4', begun)?.isUnsent).toBe(true);
  });

  test('a step behind the kitchen’s progress moves no order back', () => {
    const shown = board({ orders: [order({ status: 'served_spot' })] });
    expect(statesOf(shown, { statuses: [{ order: 'o1' as OrderId, to: 'cooked_spot' }] })).toEqual([
      '12 eating',
      '4 free',
    ]);
  });
});

test('an advance order shown to a waiter rings only when it is due', () => {
  const wanted = (hours: number) => {
    const details = { wantedAt: NOON + hours * 3_600_000 } as StaffOrder['details'];
    const facts = { seenAt: ago(5), seenByWaiter: true, lineTicks: {}, readyAt: {} } as const;
    return ringsOf(queueOf(board({ orders: [order({ facts, details })] }), viewing()));
  };
  expect(wanted(2)).toEqual([]);
  expect(wanted(1)).toEqual([{ key: 'new o1', kind: 'new' }]);
});

describe('waiting queue', () => {
  test('lists requests by age, without calls that are done', () => {
    const calls = [
      call({ id: 'c2' as CommandId, at: ago(1), kind: 'bill' }),
      call(),
      call({ id: 'c3' as CommandId, at: ago(9), doneAt: ago(8) }),
    ];
    const shown = board({
      tables: [seated('12', { bill: { wantedAt: ago(1), paymentMethod: 'card' }, paid: minor(300) })],
      orders: [order()],
      calls,
    });
    const { asking } = queueOf(shown, viewing());
    expect(asking.map(({ id }) => id)).toEqual(['c1', 'c2']);
    expect(asking[0]).toMatchObject({ needs: ['Water'], text: undefined });
    expect(asking[1]).toMatchObject({ paymentMethod: 'card', total: 700 });
  });

  test('a split bill counts the paid shares and, by payment method, the unpaid ones; once all are paid no split is shown', () => {
    const split = { kind: 'evenly' as const, shares: [500, 500], methods: ['cash', 'card'] };
    const paid = (id: string, amount: number) => ({
      ...{ id: id as CommandId, amount: minor(amount), tip: minor(0), tender: 'cash' as const },
      ...{ by: 'Maria', at: ago(0.5) },
    });
    const splitOf = (payments: readonly ReturnType<typeof paid>[]) => {
      const bill = { wantedAt: ago(1), split };
      const tables = [seated('12', { bill, payments })];
      const [asking] = queueOf(board({ tables, orders: [order()], calls: [call({ kind: 'bill' })] }), viewing()).asking;
      return asking?.kind === 'bill' ? asking.split : undefined;
    };
    expect(splitOf([])).toMatchObject({ by: 2, paid: 0, byMethod: { cash: 1, card: 1 } });
    expect(splitOf([paid('p1', 500)])).toMatchObject({ by: 2, paid: 1, byMethod: { cash: 0, card: 1 } });
    expect(splitOf([paid('p1', 500), paid('p2', 500)])).toBeUndefined();
  });

  test('"I’m coming" shows here at once, and an answered call stops ringing', () => {
    const shown = board({ calls: [call()] });
    expect(ringsOf(queueOf(shown, viewing()))).toEqual([{ key: 'c1', kind: 'call' }]);
    const { asking } = queueOf(shown, viewing({ calls: new Map([['c1', 'coming']]) }));
    expect(asking).toMatchObject([{ waits: true, coming: { by: 'Maria', at: NOON } }]);
    expect(ringsOf({ asking, food: [] })).toEqual([]);
    expect(queueOf(shown, viewing({ calls: new Map([['c1', 'done']]) })).asking).toEqual([]);
  });

  test('names a need in the reader’s language and in the venue’s words', () => {
    const shown = board({ calls: [call({ needs: [{ key: 'water', name: 'Вода' }] })] });
    const readNeed = ({ key }: { readonly key: string }) => (key === 'water' ? 'Water' : undefined);
    expect(queueOf(shown, { ...viewing(), readNeed }).asking).toMatchObject([{ needs: ['Water (Вода)'] }]);
    expect(queueOf(shown, viewing()).asking).toMatchObject([{ needs: ['Вода'] }]);
  });

  test('names the ready dishes of an order, and serves only complete orders in one press', () => {
    const facts = { seenAt: ago(5), lineTicks: { 1: { at: ago(1), station: 'hot' } }, readyAt: {} };
    expect(queueOf(board({ orders: [order({ facts })] }), viewing()).food).toMatchObject([
      { kind: 'ready', dishes: ['Moussaka'], isWhole: false, at: ago(1) },
    ]);
    expect(queueOf(board({ orders: [order({ status: 'cooked_spot' })] }), viewing()).food).toMatchObject([
      { kind: 'ready', dishes: ['Tarator', 'Moussaka'], isWhole: true },
    ]);
  });

  test('an order eaten at the venue says so', () => {
    const details = { name: '', phone: '', payment: 'cash', isToGo: false } as const;
    const eaten = order({ table: undefined, orderType: 'preorder', details, facts: { lineTicks: {}, readyAt: {} } });
    expect(queueOf(board({ orders: [eaten] }), viewing()).food).toMatchObject([{ isToGo: false }]);
  });

  test('an order unseen for one minute rings', () => {
    const shown = board({ orders: [order({ facts: { lineTicks: {}, readyAt: {} }, placedAt: ago(1) })] });
    expect(ringsOf(queueOf(shown, viewing()))).toEqual([{ key: 'unseen o1', kind: 'unseen' }]);
    const accepted = { by: '', at: ago(1) };
    const byItself = board({
      orders: [order({ facts: { lineTicks: {}, readyAt: {}, accepted }, placedAt: ago(1) })],
    });
    expect(ringsOf(queueOf(byItself, viewing()))).toHaveLength(1);
  });
});

describe('table view', () => {
  test('offers only valid next steps [S4.01]', () => {
    const offered = (over: Partial<StaffOrder>) =>
      tableOf(board({ orders: [order(over)] }), '12', viewing())?.orders[0];
    expect(offered({})).toMatchObject({ mayAccept: true, moves: ['cooked_spot', 'served_spot'], mayRefuse: true });
    expect(offered({ status: 'cooked_spot' })).toMatchObject({
      mayAccept: false,
      moves: ['served_spot'],
      mayRefuse: true,
    });
    expect(offered({ status: 'served_spot' })).toMatchObject({ moves: [], mayRefuse: false, mayMove: true });
    expect(offered({ status: 'paid' })).toMatchObject({ moves: [], mayRefuse: false, mayMove: false });
  });

  test('its debt is the party’s orders without refused ones and an earlier party’s, less the payments', () => {
    const left = order({ id: 'left' as OrderId, sessionId: 'gone' as SessionId });
    expect(tableOf(board({ orders: [left] }), '12', viewing())?.orders[0]?.isLeft).toBe(true);
    const orders = [order(), order({ status: 'rejected' }), left];
    const shown = board({ tables: [seated('12', { paid: minor(400) })], orders });
    expect(tableOf(shown, '12', viewing())).toMatchObject({ total: 1000, paid: 400, rest: 600 });
  });

  test('shows its orders by time, each dish with its stage', () => {
    const ticked = {
      seenAt: ago(9),
      startedAt: ago(8),
      lineTicks: { 0: { at: ago(1), station: 'cold' } },
      readyAt: {},
    };
    const orders = [order({ id: 'o2' as OrderId, placedAt: ago(1) }), order({ placedAt: ago(9), facts: ticked })];
    const shown = tableOf(board({ orders }), '12', viewing());
    expect(shown?.orders.map(({ id }) => id)).toEqual(['o1', 'o2']);
    expect(shown?.orders[0]?.lines.map(({ stage }) => stage)).toEqual(['ready', 'cooking']);
    expect(shown?.orders[1]?.lines.map(({ stage }) => stage)).toEqual(['seen', 'seen']);
  });

  test('omits refused orders of an earlier party', () => {
    const refused = (sessionId: string) =>
      order({ id: sessionId as OrderId, status: 'rejected', sessionId: sessionId as SessionId });
    const orders = [refused('gone'), refused('12')];
    expect(tableOf(board({ orders }), '12', viewing())?.orders.map(({ id }) => id)).toEqual(['12']);
  });

  test('names allergies that conflict with a dish, and when a late order was sent', () => {
    const guestNote = {
      avoid: [
        { code: 'nuts', name: 'Nuts', dishes: { mayContain: ['Moussaka'] } },
        { code: 'milk', name: 'Milk' },
      ],
      diets: [],
    };
    const shown = (lateBy: number) =>
      tableOf(board({ orders: [order({ guestNote, lateBy })] }), '12', viewing())?.orders[0];
    expect(shown(0)?.lines.map(({ allergens }) => allergens)).toEqual([[], [{ code: 'nuts', name: 'Nuts' }]]);
    expect(shown(59_000)?.orderedAt).toBeUndefined();
    expect(shown(9 * 60_000)?.orderedAt).toBe(ago(14));
  });

  test('yields `undefined` for a table that the place lacks', () => {
    expect(tableOf(board(), '99', viewing())).toBeUndefined();
  });
});

describe('commands pending on this device', () => {
  test('apply in order, each to its own order, call or table', () => {
    const orderId = 'o1' as OrderId;
    const sittingId = '12' as SessionId;
    const waiting = waitingHere(
      [
        { kind: 'orderStatus', orderId, to: 'cooked_spot' },
        { kind: 'orderStatus', orderId, to: 'served_spot' },
        { kind: 'orderFact', orderId: 'o2' as OrderId, fact: { kind: 'accepted' } },
        { kind: 'orderFact', orderId: 'o3' as OrderId, fact: { kind: 'seen', by: 'screen' } },
        { kind: 'callAnswer', callId: 'c1' as CommandId, answer: 'coming' },
        { kind: 'paid', sittingId, amount: minor(300), tender: 'cash' },
        { kind: 'paid', sittingId, amount: minor(200), tender: 'card' },
      ],
      board(),
    );
    expect(waiting.statuses.map(({ to }) => to)).toEqual(['cooked_spot', 'served_spot']);
    expect([...waiting.orders]).toEqual(['o2']);
    expect([...waiting.calls]).toEqual([['c1', 'coming']]);
    expect([...waiting.tables]).toEqual(['12']);
    const shown = tableOf(board({ orders: [order()] }), '12', viewing(waiting));
    expect(shown).toMatchObject({ paid: 500, rest: 500, waits: true });
    expect(shown?.orders[0]).toMatchObject({ status: 'served_spot', waits: true, moves: [] });
  });

  test('a payment reversed here is owed again at once, and marked as pending', () => {
    const reversed = { by: 'Silvia', at: ago(1), reason: 'other' as const };
    const payments = [PAYMENT, { ...PAYMENT, id: 'p2' as CommandId }, { ...PAYMENT, id: 'p3' as CommandId, reversed }];
    const shown = board({ tables: [seated('12', { paid: minor(800), payments })], orders: [order()] });
    const command = { kind: 'reversePayment', paymentId: PAYMENT.id, reason: 'wrong_amount' } as const;
    const waiting = waitingHere([command, { ...command, paymentId: 'p3' as CommandId }], shown);
    const table = tableOf(shown, '12', viewing(waiting));
    expect(table).toMatchObject({ paid: 400, rest: 600, waits: true });
    expect(table?.payments.map(({ waits, mayTakeBack }) => [waits, mayTakeBack])).toEqual([
      ['reversal', false],
      [undefined, true],
      [undefined, false],
    ]);
  });

  test('a guest’s card payment by phone cannot be reversed like one noted by staff', () => {
    const paid = { id: 'p1' as CommandId, amount: minor(400), tender: 'card' as const, by: '', at: ago(3) };
    const payments = [paid, { ...paid, id: 'p2' as CommandId, by: 'Maria' }];
    const shown = board({ tables: [seated('12', { paid: minor(800), payments })], orders: [order()] });
    expect(tableOf(shown, '12', viewing())?.payments.map(({ mayTakeBack }) => mayTakeBack)).toEqual([false, true]);
  });

  test('a table with a reversed payment is unpaid', () => {
    const at = (paid: number) =>
      board({ tables: [seated('12', { paid: minor(paid) })], orders: [order({ status: 'paid' })] });
    const kindAt = (paid: number) => roomsOf(at(paid), viewing())[0]?.tables[0]?.state.kind;
    expect([kindAt(1000), kindAt(0)]).toEqual(['paid', 'eating']);
  });
});

test('a waiter sees translated dish names, followed by the kitchen’s name', () => {
  const german: Viewing = {
    ...viewing(),
    readLine: ({ name }) => (name === 'Tarator' ? { name: 'Gurkensuppe', size: '', language: 'de' } : undefined),
  };
  const shown = board({ orders: [order()] });
  const table = tableOf(shown, '12', german);
  expect(table?.orders[0]?.lines.map(({ own }) => own?.name)).toEqual(['Gurkensuppe', undefined]);
  expect(table?.pieces?.map(({ name }) => name)).toEqual(['Gurkensuppe (Tarator)', 'Moussaka']);
  const unseen = order({ facts: { lineTicks: {}, readyAt: {} }, placedAt: ago(10) });
  const { food } = queueOf(board({ orders: [unseen] }), german);
  expect(food.map(({ dishes }) => dishes)).toEqual([['Gurkensuppe (Tarator)', 'Moussaka']]);
});
