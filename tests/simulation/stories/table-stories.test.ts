// Stories of an order whose guest must scan again, or moves to another table.
import { expect, test } from 'vitest';
import { live } from '../live.ts';
import { TABLES } from '../venue.ts';
import { answeredBefore, lapsedOnTheWay, MINUTE, nobodyScans, SECOND } from './stories.ts';

test('lapsed session: keeps the order until the guest scans the table or drops the order', async () => {
  const end = await live(async ({ order, wait, shown, guest, disk }) => {
    await wait(121 * MINUTE);
    await order();
    await wait(5 * SECOND);
    const asking = await shown();
    expect(asking).toMatchObject({ state: 'asking', askReason: 'session' });
    expect(await disk.sessions()).toHaveLength(0);
    if (asking) guest.decline(asking.id);
    await wait(5 * SECOND);
    expect(await shown()).toMatchObject({ state: 'refused', refusal: { code: 'order_cancelled' } });
    guest.order();
    await wait(5 * SECOND);
    expect(await shown()).toMatchObject({ state: 'refused' });
    guest.scan();
    await wait(5 * SECOND);
    guest.order();
    await wait(5 * SECOND);
    expect(await shown(1)).toMatchObject({ state: 'received' });
  });
  expect(end).toMatchObject({ cooked: 1, cart: { lines: [] } });
});

test('lapsed session: the order is sent at once when its table is scanned', async () => {
  const end = await live(async (teller) => {
    await lapsedOnTheWay(teller);
    expect(await teller.shown()).toMatchObject({ state: 'received' });
  });
  expect(end).toMatchObject({ cooked: 1, cart: { lines: [] } });
});

test('earlier sitting: an order that the kitchen has gets its answer under the next session, and is cooked once', async () => {
  const end = await live(async (teller) => {
    await answeredBefore(teller);
    expect(await teller.shown()).toMatchObject({ state: 'received', order: { label: 'K2-1' } });
  });
  expect(end).toMatchObject({ cooked: 1, cart: { lines: [] } });
});

test('lapsed session: without a scan the order expires when it is too old', async () => {
  const end = await live(async (teller) => {
    await nobodyScans(teller);
    expect(await teller.shown()).toMatchObject({ state: 'expired', refusal: { code: 'order_expired' } });
  });
  expect(end).toMatchObject({ cooked: 0, cart: { lines: [{ seenName: 'Dish 0' }] } });
});

test('table change: an order under way is cooked once, at the table where it was sent', async () => {
  const end = await live(async ({ order, goOffline, comeBack, guest, next, wait, shown, disk }) => {
    next('lost response');
    await order();
    expect(await shown()).toMatchObject({ state: 'sending', mayHaveArrived: true });
    guest.scan(TABLES[1]);
    await wait(SECOND);
    const moved = await disk.currentSession();
    expect([moved?.table, moved?.id === (await shown())?.sessionId]).toEqual([TABLES[1], false]);
    goOffline();
    await wait(MINUTE);
    comeBack();
    await wait(MINUTE);
    expect(await shown()).toMatchObject({ state: 'received' });
    expect(await disk.readCart()).toMatchObject({ lines: [] });
  });
  expect(end.cooked).toBe(1);
});
