// @vitest-environment jsdom
// A waiter who presses "send" with the cursor still in a note: the order is sent with the note.
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { UserId } from '#domain/order/orderer.ts';
import { emptyChoice } from '#domain/product/ingredients.ts';
import { type TableCart, useTableCart } from '#staff/take-order/use-table-cart.ts';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { seatGuest } from '../../shared/menu/table-guest.tsx';
import { buildProduct } from '../../support/build-menu.ts';
import { patience } from '../../support/patience.ts';

const salad = buildProduct();
const snapshot = aSnapshot({ products: [salad] });

test('order for a table: a press right after a note waits until the shown order has the note', async () => {
  const guest = await seatGuest(snapshot);
  const seen = {} as { cart: TableCart };
  const Eyes = () => {
    seen.cart = useTableCart({ person: 'ana' as UserId, table: '7' }, snapshot, 'spot', undefined);
    return null;
  };
  guest.show(<Eyes />);
  await vi.waitFor(() => expect(seen.cart.draft).toBeDefined(), patience(5_000));
  const [variant] = salad.variants;
  if (!variant) throw new Error('no size');
  act(() => void seen.cart.add({ product: salad, variant, choice: emptyChoice, quantity: 1, comment: undefined }));
  await vi.waitFor(() => expect(seen.cart.cart.lines).toHaveLength(1), patience(5_000));
  const sent: (string | undefined)[] = [];
  const send = () => sent.push(seen.cart.cart.lines[0]?.comment);
  act(() => {
    seen.cart.comment(seen.cart.cart.lines[0]?.lineId ?? '', 'no nuts');
    seen.cart.whenShown(send);
  });
  expect(sent).toEqual([]);
  await vi.waitFor(() => expect(sent).toEqual(['no nuts']), patience(5_000));
  seen.cart.whenShown(send);
  expect(sent).toHaveLength(2);
});
