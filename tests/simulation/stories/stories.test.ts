// Stories of a guest on a bad network, with the real flusher, tables and server.
import { expect, test } from 'vitest';
import { live } from '../live.ts';
import { lateBill, lateCopy, MINUTE, SECOND } from './stories.ts';

test('order: is saved at once without a network, and arrives without a press when the network is back [S4.02]', async () => {
  const end = await live(async ({ order, goOffline, comeBack, wait, shown, disk }) => {
    goOffline();
    await order();
    expect(await shown()).toMatchObject({ state: 'saved', mayHaveArrived: false, label: 'K2-1' });
    expect(await disk.readCart()).toMatchObject({ lines: [] });
    await wait(4 * MINUTE);
    expect(await shown()).toMatchObject({ state: 'saved', mayHaveArrived: false, attempts: 0 });
    comeBack();
    await wait(10 * SECOND);
    expect(await shown()).toMatchObject({ state: 'received', order: { label: 'K2-1' } });
  });
  expect(end.ledger).toMatchObject([{ label: 'K2-1', lines: [{ name: 'Dish 0', quantity: 1 }] }]);
});

test('order: arrives even when no event tells that the network is back', async () => {
  const end = await live(async ({ order, goOffline, network, wait, shown }) => {
    goOffline();
    await order();
    await wait(3 * MINUTE);
    network.isUp = true;
    await wait(30 * SECOND);
    expect(await shown()).toMatchObject({ state: 'received' });
  });
  expect(end.cooked).toBe(1);
});

test('order: an order that is nine minutes old asks its guest, and a yes sends the order', async () => {
  const end = await live(async ({ order, goOffline, comeBack, wait, shown, guest }) => {
    goOffline();
    await order();
    await wait(9 * MINUTE);
    comeBack();
    await wait(10 * SECOND);
    const asked = await shown();
    expect(asked).toMatchObject({ state: 'asking', askReason: 'age', mayHaveArrived: false });
    if (asked) guest.confirm(asked.id);
    await wait(10 * SECOND);
    expect(await shown()).toMatchObject({ state: 'received' });
  });
  expect(end.cooked).toBe(1);
});

test('order: an order that its guest declines puts its dishes back into the cart', async () => {
  const end = await live(async ({ order, goOffline, comeBack, wait, shown, guest }) => {
    goOffline();
    await order();
    await wait(9 * MINUTE);
    comeBack();
    await wait(10 * SECOND);
    const asked = await shown();
    if (asked) guest.decline(asked.id);
    await wait(SECOND);
    expect(await shown()).toMatchObject({ state: 'refused', refusal: { code: 'order_cancelled' } });
  });
  expect(end).toMatchObject({ cooked: 0, cart: { lines: [{ seenName: 'Dish 0' }] } });
});

test('order: expires when its question is never answered: never cooked, and its guest is told', async () => {
  const end = await live(async ({ order, goOffline, comeBack, wait, shown }) => {
    goOffline();
    await order();
    await wait(9 * MINUTE);
    comeBack();
    await wait(13 * MINUTE);
    expect(await shown()).toMatchObject({ state: 'expired' });
  });
  expect(end).toMatchObject({ cooked: 0, cart: { lines: [{ seenName: 'Dish 0' }] } });
});

test('order: an order that is 25 minutes old expires without a request, and its guest is told', async () => {
  const end = await live(async ({ order, goOffline, comeBack, wait, shown }) => {
    goOffline();
    await order();
    await wait(25 * MINUTE);
    comeBack();
    await wait(10 * SECOND);
    expect(await shown()).toMatchObject({ state: 'expired', attempts: 0, refusal: undefined });
  });
  expect(end).toMatchObject({ cooked: 0, cart: { lines: [{ seenName: 'Dish 0' }] } });
});

test('order: an order with a lost answer is neither asked about nor expired: the kitchen has it', async () => {
  const end = await live(async ({ order, goOffline, comeBack, wait, shown, next }) => {
    next('lost response');
    await order();
    goOffline();
    await wait(30 * MINUTE);
    expect(await shown()).toMatchObject({ state: 'sending', mayHaveArrived: true });
    comeBack();
    await wait(10 * SECOND);
    expect(await shown()).toMatchObject({ state: 'received' });
  });
  expect(end).toMatchObject({ cooked: 1, cart: { lines: [] } });
});

test('order: an order lost on its way expires when the server says that it never arrived', async () => {
  const end = await live(async ({ order, goOffline, comeBack, wait, shown, next }) => {
    next('lost request');
    await order();
    goOffline();
    await wait(30 * MINUTE);
    expect(await shown()).toMatchObject({ state: 'sending', mayHaveArrived: true });
    comeBack();
    await wait(10 * SECOND);
    expect(await shown()).toMatchObject({ state: 'expired', refusal: { code: 'order_expired' } });
  });
  expect(end).toMatchObject({ cooked: 0, cart: { lines: [{ seenName: 'Dish 0' }] } });
});

test('order: a late copy of a withdrawn order is not cooked', async () => {
  const end = await live(async (teller) => {
    await lateCopy(teller);
    expect(await teller.shown()).toMatchObject({ state: 'refused', refusal: { code: 'order_cancelled' } });
  });
  expect(end).toMatchObject({ cooked: 0, cart: { lines: [{ seenName: 'Dish 0' }] } });
});

test('order: is neither sent nor lost behind a captive portal', async () => {
  const end = await live(async ({ order, network, wait, shown, next, comeBack }) => {
    next('portal page', 'portal JSON');
    await order();
    network.isPortal = true;
    await wait(2 * MINUTE);
    expect(await shown()).toMatchObject({ state: 'sending' });
    network.isPortal = false;
    comeBack();
    await wait(20 * SECOND);
    expect(await shown()).toMatchObject({ state: 'received' });
  });
  expect(end.cooked).toBe(1);
});

test('session: survives a failing network, and ends with a closed table', async () => {
  const end = await live(async ({ order, wait, shown, next, disk, closeTable, comeBack, goOffline }) => {
    next('lost request', '500 unheard', '502 page', 'black hole');
    await order();
    await wait(3 * MINUTE);
    expect(await shown()).toMatchObject({ state: 'received' });
    expect(await disk.sessions()).toHaveLength(1);
    goOffline();
    await order();
    await closeTable('1');
    comeBack();
    await wait(10 * SECOND);
    expect(await shown(1)).toMatchObject({ state: 'refused', refusal: { code: 'session_closed' } });
    expect(await disk.sessions()).toHaveLength(0);
  });
  expect(end).toMatchObject({ cooked: 1, cart: { lines: [{ seenName: 'Dish 1' }] } });
});

test('order: an order with a dearer dish is rejected with the new price, and the new order names the old order', async () => {
  const end = await live(async ({ order, goOffline, comeBack, wait, shown, guest, setPrices }) => {
    goOffline();
    await order();
    await setPrices((price) => price + 40);
    comeBack();
    await wait(10 * SECOND);
    const refused = await shown();
    expect(refused).toMatchObject({ state: 'refused', refusal: { code: 'price_changed', quote: { total: 290 } } });
    guest.replaces = refused?.kind === 'order' ? refused.id : undefined;
    guest.refresh();
    guest.order();
    await wait(10 * SECOND);
    expect(await shown(1)).toMatchObject({ state: 'received', replaces: refused?.id, order: { total: 290 } });
  });
  expect(end.cooked).toBe(1);
});

test('orders: a sitting’s orders arrive in the sequence of the taps, and overtake an order that asks', async () => {
  const end = await live(async ({ order, goOffline, comeBack, wait, shown }) => {
    goOffline();
    await order();
    await wait(6 * MINUTE);
    await order();
    await order();
    comeBack();
    await wait(20 * SECOND);
    expect(await shown()).toMatchObject({ state: 'asking' });
  });
  expect(end.ledger.map(({ label }) => label)).toEqual(['K2-2', 'K2-3']);
});

test('bill request: waits for an order that asks its guest, and is sent after this order', async () => {
  const end = await live(async (teller) => {
    await lateBill(teller);
    expect(await teller.shown(1)).toMatchObject({ state: 'received' });
    expect(await teller.shown(2)).toMatchObject({ kind: 'bill', state: 'received' });
  });
  expect(end).toMatchObject({ cooked: 2, billed: 1 });
});

test('order: two tabs and ten taps make one order', async () => {
  const end = await live(async ({ device, guest, wait, shown }) => {
    device.start('tab');
    guest.add();
    await wait(SECOND);
    guest.order(10);
    await wait(10 * SECOND);
    expect(await shown(1)).toBeUndefined();
  });
  expect(end).toMatchObject({ sent: 1, cooked: 1 });
});

test('outbox lock: a frozen tab that holds the lock is bypassed after 90 seconds', async () => {
  const end = await live(async ({ device, order, wait, shown, next }) => {
    next('black hole');
    await order();
    device.start('tab');
    device.page()?.process.freeze(30 * MINUTE);
    await wait(2 * MINUTE);
    expect(await shown()).toMatchObject({ state: 'received' });
  });
  expect(end.cooked).toBe(1);
});

test('order age: a changed device clock makes the age unknown, so the guest is asked, and again after another change', async () => {
  const end = await live(async ({ device, order, goOffline, comeBack, wait, shown, guest }) => {
    goOffline();
    await order();
    device.setClock(3_600_000);
    await wait(MINUTE);
    comeBack();
    await wait(10 * SECOND);
    const asked = await shown();
    expect(asked).toMatchObject({ state: 'asking', askReason: 'age' });
    goOffline();
    if (asked) guest.confirm(asked.id);
    await wait(2 * MINUTE);
    device.setClock(-7_200_000);
    comeBack();
    await wait(20 * SECOND);
    expect(await shown()).toMatchObject({ state: 'asking', askReason: 'age', confirmed: false });
    if (asked) guest.confirm(asked.id);
    await wait(10 * SECOND);
    expect(await shown()).toMatchObject({ state: 'received' });
  });
  expect(end.cooked).toBe(1);
});
