// @vitest-environment jsdom
// Presses made before the app was loaded are added once, by the same rules as other presses.
import { act } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { changeCartOnce, openCart, readCart } from '#core/db/cart/cart-table.ts';
import { PRESS_NOTE_KEY, PRESS_NOTE_LASTS_MS } from '#domain/cart/press-note.ts';
import type { ProductId, VariantId } from '#domain/ids.ts';
import { type EarlyPressesProps, useEarlyPresses } from '#guest/cart/use-early-presses.ts';
import { forgetScannedCode, keepScannedCode } from '#guest/table/scanned-code.ts';
import { useCart } from '#shared/cart/cart-context.tsx';
import { DietProvider } from '#shared/diet/diet-context.tsx';
import type { MenuSnapshot } from '#shared/menu/menu-snapshot.ts';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { NOON, seatGuest } from '../../shared/menu/table-guest.tsx';
import { buildProduct, buildVariant } from '../../support/build-menu.ts';

const dish = (id: number, sizes = [id * 10]) =>
  buildProduct({ id: id as ProductId, variants: sizes.map((size) => buildVariant({ id: size as VariantId })) });
const soup = dish(5);
const salad = dish(6);
const beer = dish(7, [71, 72]);
const menu = aSnapshot({ products: [soup, salad, beer] });
const until = (check: () => void) => vi.waitFor(check, { timeout: 5_000 });

let pressed = 0;
const press = (product: number, over: object = {}) => {
  const key = `${PRESS_NOTE_KEY}${pressed++}`;
  localStorage.setItem(key, JSON.stringify({ place: 'bistro', product, at: NOON - 1_000, ...over }));
  return key;
};
const notes = () => Object.keys(localStorage).filter((key) => key.startsWith(PRESS_NOTE_KEY));

afterEach(() => {
  localStorage.clear();
  vi.unstubAllGlobals();
});

const arrive = async (over: Partial<EarlyPressesProps> = {}, snapshot: MenuSnapshot = menu) => {
  const guest = await seatGuest(snapshot);
  const { db } = guest.tabl;
  await openCart(db, snapshot.place.id, () => undefined);
  const choose = vi.fn();
  const seen = { isAsking: (_: boolean): void => undefined };
  const Taker = () => {
    const { add } = useCart();
    const [isAsking, setAsking] = useState(false);
    seen.isAsking = setAsking;
    useEarlyPresses({ add, isAsking, choose, openOrder: () => undefined, ...over });
    return null;
  };
  const show = () =>
    guest.show(
      <DietProvider>
        <Taker />
      </DietProvider>,
    );
  const lines = async () =>
    (await readCart(db, snapshot.place.id))?.lines.map(({ variantId, quantity }) => [variantId, quantity]);
  return { guest, db, choose, seen, show, lines };
};

test('early presses: three presses on one dish and one on another add 3 and 1, and clear their notes', async () => {
  for (const id of [5, 5, 6, 5]) press(id);
  const { show, lines } = await arrive();
  show();
  await until(() => expect(notes()).toEqual([]));
  expect(await lines()).toEqual([
    [50, 3],
    [60, 1],
  ]);
});

test('early presses: a press whose write fails keeps its note for the next page, and later presses are not tried', async () => {
  press(5);
  press(6);
  const add = vi.fn(async () => undefined);
  const { show, lines } = await arrive({ add });
  show();
  await until(() => expect(add).toHaveBeenCalledOnce());
  await act(async () => {
    await new Promise((settled) => setTimeout(settled, 100));
  });
  expect(add).toHaveBeenCalledOnce();
  expect(notes()).toHaveLength(2);
  expect(await lines()).toEqual([]);
});

test('early presses: a press already counted by another tab or before a reload is not counted again', async () => {
  const key = press(5);
  press(6);
  const { show, lines, db } = await arrive();
  await changeCartOnce(db, menu.place.id, key, (cart) => cart);
  show();
  await until(() => expect(notes()).toEqual([]));
  expect(await lines()).toEqual([[60, 1]]);
});

test('early presses: a size button adds that size; a press on a dish with sizes opens the choice', async () => {
  press(7, { size: 72 });
  press(7);
  const { show, lines, choose } = await arrive();
  show();
  await until(() => expect(notes()).toEqual([]));
  expect(await lines()).toEqual([[72, 1]]);
  expect(choose.mock.calls).toEqual([[7]]);
});

test('early presses: the next press counts only after the guest has answered a question', async () => {
  const asked = press(5);
  press(6);
  const heard: (string | undefined)[] = [];
  const { show, seen } = await arrive({
    add: async ({ press }) => {
      heard.push(press);
      if (press === asked) seen.isAsking(true);
      return press !== asked;
    },
  });
  show();
  await until(() => expect(heard).toEqual([asked]));
  // A reload now asks again.
  expect(notes()).toHaveLength(2);
  act(() => seen.isAsking(false));
  await until(() => expect(notes()).toEqual([]));
  expect(heard).toHaveLength(2);
});

test('early presses: wait until a scanned code is checked, because its table may begin another order', async () => {
  press(5);
  keepScannedCode('bistro', 'kxr4-8v2w');
  const heard: (string | undefined)[] = [];
  const { db, show } = await arrive({
    add: async ({ press }) => {
      heard.push(press);
      return true;
    },
  });
  show();
  // The device is read, and an order that may end has got no dish.
  await until(async () => expect(await readCart(db, menu.place.id)).toBeDefined());
  await act(async () => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(heard).toEqual([]);
  act(() => forgetScannedCode('kxr4-8v2w'));
  await until(() => expect(heard).toHaveLength(1));
});

test('early presses: wait for a dish that arrives with the rest of the menu', async () => {
  press(6);
  press(5);
  const { guest, show, lines } = await arrive({}, aSnapshot({ products: [soup] }));
  show();
  await until(async () => expect(await lines()).toEqual([[50, 1]]));
  guest.publish(menu);
  await until(() => expect(notes()).toEqual([]));
  expect(await lines()).toEqual([
    [50, 1],
    [60, 1],
  ]);
});

test('early presses: another place’s press is kept for that place; a broken or a day-old note is ignored', async () => {
  const other = press(5, { place: 'beach' });
  press(5, { at: NOON - PRESS_NOTE_LASTS_MS });
  localStorage.setItem(`${PRESS_NOTE_KEY}x`, '{"place":');
  const { show, lines } = await arrive();
  show();
  await until(() => expect(notes()).toEqual([other]));
  expect(await lines()).toEqual([]);
});

test('early presses: the mark of a press disappears once the order shows the dish', async () => {
  document.body.innerHTML = '<div id="early-bar-shown"></div><div data-act="add" data-count="1"></div>';
  press(5);
  const { show } = await arrive();
  show();
  await until(() => expect(document.querySelector('#early-bar-shown, [data-count]')).toBeNull());
});
