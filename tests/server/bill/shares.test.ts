// Shares of one bill: held by one guest, paid once, released, or paid too late.
import { expect, test } from 'vitest';
import { parseToldBill } from '#contract/bill/told-bill.ts';
import type { ShareWish } from '#domain/bill/shares.ts';
import { type Minor, minor, ZERO } from '#domain/pricing/money.ts';
import { standingOf } from '../../../server/services/bill/bill-standing.ts';
import { countShare, freeShare } from '../../../server/services/bill/end-share.ts';
import { draftShare, holdShare } from '../../../server/services/bill/hold-share.ts';
import { readJournal } from '../../../server/store/journal.ts';
import { floorOf, sittingOn } from '../support/floor-commands.ts';
import { withServer } from '../support/one-server.ts';
import { MINUTE, messageOf, NOON, nextId } from '../support/server.ts';
import { type SignedIn, signInAs } from '../support/staff.ts';
import { onBothDatabases } from '../support/stores.ts';

/** Total of one test order: one dish. */
const TOTAL = 790;
const REST: ShareWish = { kind: 'rest' };

onBothDatabases('Bill shares', (store) => {
  const { server } = withServer(store);
  const { send, board, ordered } = floorOf(server);
  const place = () => server().placeId;
  const billSeen = async (session: string, device = 'phone-a') => {
    const answer = await server().get(`/api/orders/by_table_session/${session}/bill`, {
      'x-place': String(place()),
      'x-device': device,
    });
    const bill = parseToldBill(answer.json);
    if (!bill) throw new Error(`No bill: ${answer.text}`);
    return bill;
  };
  const at = NOON + MINUTE;
  const hold = async (
    sittingId: string,
    wish: ShareWish,
    { sender = nextId(), id = nextId(), revision = undefined as number | undefined, tip = ZERO, minimum = 50 } = {},
  ) => {
    const read = revision ?? (await standingOf(server().store.read, place(), sittingId)).revision;
    const drafted = await server().store.write(place(), (tx) =>
      draftShare(tx, {
        ...{ placeId: place(), id, sittingId, wish, tip, sender, at },
        ...{ revision: read, minimum: minor(minimum) },
      }),
    );
    return drafted.ok ? holdAgain(id) : drafted;
  };
  const holdAgain = (id: string) =>
    server().store.write(place(), (tx) => holdShare(tx, { placeId: place(), id, until: at + 30 * MINUTE, at }));
  const heard = (result: Awaited<ReturnType<typeof hold>>) => (result.ok ? result.value.amount : result.error.code);
  const idOf = (result: Awaited<ReturnType<typeof hold>>) => {
    if (!result.ok) throw new Error(result.error.code);
    return result.value.id;
  };
  const count = (id: string) =>
    server().store.write(place(), (tx) => countShare(tx, { placeId: place(), id, at, paymentKey: `key-of-${id}` }));
  const free = (id: string) => server().store.write(place(), (tx) => freeShare(tx, { placeId: place(), id, at }));
  const sittingId = async (who: SignedIn, table = '1') => sittingOn(await board(who), table)?.id ?? '';
  const rows = async (type: string) =>
    (await readJournal(server().store, place())).filter((row) => row.type === type).map(({ payload }) => payload);
  const dish = (orderId: string): ShareWish => ({ kind: 'byDish', pieces: [{ orderId, line: 0, piece: 0 }] });
  const takeCash = (who: SignedIn, sitting: string, amount: number, pieces?: object[]) =>
    send(who, 'paid', { sittingId: sitting, amount, tender: 'cash', ...(pieces && { pieces }) });

  test('shares: one of 200 phones gets a dish, and one gets the rest, when all press at once', async () => {
    const [maria, session] = [await signInAs(server(), 'WAITER'), await server().scan()];
    const [one] = [await ordered(session), await ordered(session)];
    const sitting = await sittingId(maria);
    const { revision } = await billSeen(session);
    const pressed = (wish: ShareWish) =>
      Promise.all(Array.from({ length: 200 }, () => hold(sitting, wish, { revision })));
    const told = await pressed(dish(one));
    expect(told.filter(({ ok }) => ok)).toHaveLength(1);
    expect(new Set(told.map(heard))).toEqual(new Set([TOTAL, 'piece_taken']));
    const rest = await pressed(REST);
    expect(rest.filter(({ ok }) => ok)).toHaveLength(1);
    expect(new Set(rest.map(heard))).toEqual(new Set([TOTAL, 'nothing_to_pay']));
    expect(await billSeen(session)).toMatchObject({ total: 2 * TOTAL, paid: 0, held: 2 * TOTAL });
  });

  test('shares: a held share stays a single share when its guest opens the payment page again, and a released one can be held anew', async () => {
    const [maria, session] = [await signInAs(server(), 'WAITER'), await server().scan()];
    const one = await ordered(session);
    const sitting = await sittingId(maria);
    const share = idOf(await hold(sitting, dish(one)));
    expect(heard(await holdAgain(share))).toBe(TOTAL);
    expect(await billSeen(session)).toMatchObject({ held: TOTAL });
    await free(share);
    const other = idOf(await hold(sitting, REST));
    expect(heard(await holdAgain(share)), 'somebody pays all of it').toBe('nothing_to_pay');
    await free(other);
    expect(heard(await holdAgain(share))).toBe(TOTAL);
    await count(share);
    expect(heard(await holdAgain(share)), 'it is paid').toBe('nothing_to_pay');
    expect(heard(await holdAgain('nobody'))).toBe('unknown_share');
  });

  test('shares: equal parts of 200 concurrent guests add up to the bill to the cent', async () => {
    const [maria, session] = [await signInAs(server(), 'WAITER'), await server().scan()];
    await ordered(session);
    const sitting = await sittingId(maria);
    const { revision } = await billSeen(session);
    const part: ShareWish = { kind: 'evenly', people: 3, take: 1 };
    const told = await Promise.all(Array.from({ length: 200 }, () => hold(sitting, part, { revision })));
    const shares = told.flatMap((one) => (one.ok ? [one.value.amount as number] : []));
    expect(shares.sort()).toEqual([263, 263, 264]);
    expect(await billSeen(session)).toMatchObject({ held: TOTAL, even: { people: 3, taken: 3 } });
  });

  test('shares: a released share is free again, and a paid one cannot be released', async () => {
    const [maria, session] = [await signInAs(server(), 'WAITER'), await server().scan()];
    const [one] = [await ordered(session), await ordered(session)];
    const sitting = await sittingId(maria);
    const first = idOf(await hold(sitting, dish(one)));
    expect(await free(first)).toBe(true);
    expect(await free(first), 'a second time').toBe(false);
    const second = idOf(await hold(sitting, dish(one), { tip: minor(79) }));
    expect(await count(second)).toEqual({ kind: 'counted', isLate: false });
    expect(await count(second), 'told a second time').toEqual({ kind: 'nothing' });
    expect(await free(second)).toBe(false);
    expect(heard(await hold(sitting, dish(one)))).toBe('piece_taken');
    expect(await billSeen(session)).toMatchObject({ paid: TOTAL, held: 0 });
    expect(await rows('payment.part')).toEqual([
      expect.objectContaining({ amount: TOTAL, rest: TOTAL, cardPayment: `key-of-${second}` }),
    ]);
    expect(await rows('payment.tip'), 'a line of its own').toEqual([expect.objectContaining({ amount: 79 })]);
  });

  test('shares: money for a released share counts where the bill has room, and is refunded whole otherwise', async () => {
    const [maria, session] = [await signInAs(server(), 'WAITER'), await server().scan()];
    const [one, two] = [await ordered(session), await ordered(session)];
    const sitting = await sittingId(maria);
    const late = idOf(await hold(sitting, dish(one)));
    const tooLate = idOf(await hold(sitting, dish(two), { tip: minor(100) }));
    await free(late);
    await free(tooLate);
    expect(await count(late)).toEqual({ kind: 'counted', isLate: true });
    expect(heard(await hold(sitting, dish(one))), 'its dish is its own again').toBe('piece_taken');
    await takeCash(maria, sitting, TOTAL);
    expect(await count(tooLate)).toEqual({ kind: 'refund', amount: TOTAL + 100 });
    expect(await count(tooLate), 'told a second time').toEqual({ kind: 'nothing' });
    expect(await rows('payment.part')).toEqual([
      expect.objectContaining({ late: true }),
      expect.objectContaining({ tender: 'cash' }),
    ]);
    expect(await rows('share.refused')).toEqual([expect.objectContaining({ shareId: tooLate, amount: TOTAL })]);
    expect(await billSeen(session)).toMatchObject({ paid: 2 * TOTAL, held: 0 });
  });

  test('shares: a new dish changes the bill; payments on the old bill are refused and held shares stay', async () => {
    const [maria, session] = [await signInAs(server(), 'WAITER'), await server().scan()];
    const one = await ordered(session);
    const sitting = await sittingId(maria);
    const { revision } = await billSeen(session);
    expect(heard(await hold(sitting, dish(one), { revision }))).toBe(TOTAL);
    expect((await billSeen(session)).revision, 'who pays does not change it').toBe(revision);
    await ordered(session);
    expect(heard(await hold(sitting, REST, { revision }))).toBe('bill_changed');
    expect(heard(await hold(sitting, REST))).toBe(TOTAL);
  });

  test('shares: a share below the provider’s minimum, a tip above the share and a second share of one phone are refused', async () => {
    const [maria, session] = [await signInAs(server(), 'WAITER'), await server().scan()];
    await ordered(session);
    const sitting = await sittingId(maria);
    const small: ShareWish = { kind: 'amount', amount: 49 as Minor };
    expect(heard(await hold(sitting, small))).toBe('below_minimum');
    expect(heard(await hold(sitting, REST, { tip: minor(TOTAL + 1) }))).toBe('tip_too_high');
    const part: ShareWish = { kind: 'amount', amount: minor(200) };
    expect(heard(await hold(sitting, part, { sender: 'phone-a' }))).toBe(200);
    expect(heard(await hold(sitting, part, { sender: 'phone-a' }))).toBe('already_paying');
  });

  test('shares: staff cannot take cash for a dish that a guest is paying or has paid, and can for the rest', async () => {
    const [maria, session] = [await signInAs(server(), 'WAITER'), await server().scan()];
    const [one, two] = [await ordered(session), await ordered(session)];
    const sitting = await sittingId(maria);
    const share = idOf(await hold(sitting, dish(one)));
    expect(messageOf(await takeCash(maria, sitting, TOTAL + 1))).toBe('paying_now');
    const of = (orderId: string) => [{ orderId, line: 0, piece: 0 }];
    expect(messageOf(await takeCash(maria, sitting, TOTAL, of(one)))).toBe('dish_taken');
    expect((await takeCash(maria, sitting, TOTAL, of(two))).status).toBe(200);
    expect(heard(await hold(sitting, dish(two)))).toBe('piece_taken');
    expect(sittingOn(await board(maria), '1')?.taken, 'the staff see which dishes are taken').toHaveLength(2);
    await count(share);
    expect(await billSeen(session)).toMatchObject({ paid: 2 * TOTAL, held: 0 });
    expect((await billSeen(session)).shares.map(({ tender, state }) => [tender, state])).toEqual([
      ['cash', 'paid'],
      ['card', 'paid'],
    ]);
  });

  test('shares: staff can remove a wrongly noted dish with its payment, but none that a guest paid by card', async () => {
    const [boss, session] = [await signInAs(server(), 'PLACE_ADMIN'), await server().scan()];
    const [one, two] = [await ordered(session), await ordered(session)];
    const sitting = await sittingId(boss);
    const id = nextId();
    const pieces = [{ orderId: one, line: 0, piece: 0 }];
    await send(boss, 'paid', { sittingId: sitting, amount: TOTAL, tender: 'cash', pieces }, id);
    expect(heard(await hold(sitting, dish(one)))).toBe('piece_taken');
    const takeBack = (paymentId: string) => send(boss, 'reversePayment', { paymentId, reason: 'wrong_amount' });
    expect((await takeBack(id)).status).toBe(200);
    const share = idOf(await hold(sitting, dish(one)));
    await count(share);
    expect(messageOf(await takeBack(`key-of-${share}`))).toBe('paid_online');
    expect(await billSeen(session)).toMatchObject({ paid: TOTAL });
    expect(two).toBeDefined();
  });

  test('order: an order that a guest is paying cannot be rejected or moved, and its table cannot move', async () => {
    const [maria, session] = [await signInAs(server(), 'WAITER'), await server().scan()];
    const one = await ordered(session);
    const sitting = await sittingId(maria);
    const share = idOf(await hold(sitting, REST));
    const refuse = () =>
      send(maria, 'orderStatus', {
        orderId: one,
        to: 'rejected',
        reason: { code: 'sold_out', text: '', productIds: [] },
      });
    expect(messageOf(await refuse())).toBe('being_paid');
    const move = () => send(maria, 'tableChange', { about: { sittingId: sitting }, table: '2', merge: false });
    expect(messageOf(await move())).toBe('being_paid');
    await free(share);
    expect((await move()).status).toBe(200);
    expect((await refuse()).status).toBe(200);
  });

  test('shares: each phone sees the owner of every share and its own tip; a stranger sees none', async () => {
    const [maria, session] = [await signInAs(server(), 'WAITER'), await server().scan()];
    const one = await ordered(session);
    const device = `phone-${one.slice(-8)}`;
    const sitting = await sittingId(maria);
    await hold(sitting, dish(one), { sender: device, tip: minor(50) });
    const [own] = (await billSeen(session, device)).shares;
    expect(own).toMatchObject({ isMine: true, tip: 50, state: 'held', until: at + 30 * MINUTE, guest: { number: 1 } });
    const [theirs] = (await billSeen(session, 'phone-z')).shares;
    expect(theirs).toMatchObject({ isMine: false, tip: 0, guest: { number: 1, isMine: false } });
    const stranger = await server().get('/api/orders/by_table_session/nobody/bill', { 'x-place': String(place()) });
    expect(stranger.status).toBe(401);
  });
});
