// Stories of a guest on a bad network, with the real flusher and tables and the real server.
import { expect, test } from 'vitest';
import { live } from '../live.ts';
import { lateBill, lateCopy, MINUTE, SECOND } from './stories.ts';

test('an order without a network is saved at once and arrives by itself when it is back [S4.02]', async () => {
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

test('an order arrives even where nobody notices that the network is back', async () => {
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

test('an order of nine minutes ago is asked about, and a yes sends it', async () => {
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

test('an order that the guest declines brings its dishes back into the cart', async () => {
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

test('an order that is asked about and never answered is given up: never cooked, and told', async () => {
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

test('an order of twenty-five minutes ago is given up and told, without a request', async () => {
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

test('an order whose answer was lost is never asked about, nor given up: the kitchen has it', async () => {
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

test('an order that was lost on its way is given up by the server’s word', async () => {
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

test('a late copy of an order that was taken back is not cooked', async () => {
  const end = await live(async (teller) => {
    await lateCopy(teller);
    expect(await teller.shown()).toMatchObject({ state: 'refused', refusal: { code: 'order_cancelled' } });
  });
  expect(end).toMatchObject({ cooked: 0, cart: { lines: [{ seenName: 'Dish 0' }] } });
});

test('a captive portal sends nothing and loses nothing', async () => {
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

test('a failing network never costs the session, a closed table does', async () => {
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

test('a dearer dish is refused with its new price; the new order names the old one', async () => {
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

test('orders of a sitting arrive in the order of the taps, past one that asks', async () => {
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

test('the bill waits for an order that asks, and is asked for after it', async () => {
  const end = await live(async (teller) => {
    await lateBill(teller);
    expect(await teller.shown(1)).toMatchObject({ state: 'received' });
    expect(await teller.shown(2)).toMatchObject({ kind: 'bill', state: 'received' });
  });
  expect(end).toMatchObject({ cooked: 2, billed: 1 });
});

test('two tabs and ten taps are one order', async () => {
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

test('a frozen tab that holds the lock is passed after a minute and a half', async () => {
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

test('a clock that was set makes the age unknown: the guest is asked, and asked again if it is set once more', async () => {
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
