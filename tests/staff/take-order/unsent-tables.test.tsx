// @vitest-environment jsdom
// Tables for which a waiter has begun an order.
import { act } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { UserId } from '#domain/order/orderer.ts';
import { emptyChoice } from '#domain/product/ingredients.ts';
import { type TableCart, useTableCart } from '#staff/take-order/use-table-cart.ts';
import { useUnsentTables } from '#staff/take-order/use-unsent-tables.ts';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { seatGuest } from '../../shared/menu/table-guest.tsx';
import { buildProduct } from '../../support/build-menu.ts';
import { patience } from '../../support/patience.ts';

test('unsent order: a table has one from the first dish to the last, for the person who chose them alone', async () => {
  const salad = buildProduct();
  const [variant] = salad.variants;
  if (!variant) throw new Error('no size');
  const snapshot = aSnapshot({ products: [salad] });
  const guest = await seatGuest(snapshot);
  const seen = {} as { cart: TableCart; ana: readonly string[]; boris: readonly string[] };
  const Eyes = () => {
    seen.cart = useTableCart({ person: 'ana' as UserId, table: '7' }, snapshot, 'spot', undefined);
    seen.ana = useUnsentTables('ana' as UserId);
    seen.boris = useUnsentTables('boris' as UserId);
    return null;
  };
  guest.show(<Eyes />);
  await vi.waitFor(() => expect(seen.cart.draft).toBeDefined(), patience(5_000));
  act(() => seen.cart.avoid(() => ({ avoid: ['milk'], diets: [] })));
  await vi.waitFor(() => expect(seen.cart.draft?.avoidance.avoid).toEqual(['milk']), patience(5_000));
  expect(seen.ana).toEqual([]);
  act(() => void seen.cart.add({ product: salad, variant, choice: emptyChoice, quantity: 1, comment: undefined }));
  await vi.waitFor(() => expect(seen.ana).toEqual(['7']), patience(5_000));
  expect(seen.boris).toEqual([]);
  act(() => seen.cart.remove(seen.cart.cart.lines[0]?.lineId ?? ''));
  await vi.waitFor(() => expect(seen.ana).toEqual([]), patience(5_000));
});
