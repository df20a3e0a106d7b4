// @vitest-environment jsdom
// A dish pressed before the diet is read still asks its question.
import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openCart } from '#core/db/cart/cart-table.ts';
import { changeDiet } from '#core/db/diet/guest-diet-table.ts';
import { emptyChoice } from '#domain/product/ingredients.ts';
import { useAskedAdd } from '#guest/diet/asked-add.tsx';
import { useAskedSelection } from '#guest/diet/asked-selection.tsx';
import { DietProvider } from '#shared/diet/diet-context.tsx';
import { aSnapshot } from '../../shared/menu/snapshots.ts';
import { seatGuest } from '../../shared/menu/table-guest.tsx';
import { buildProduct, buildVariant } from '../../support/build-menu.ts';

const variant = buildVariant();
const salad = buildProduct({ variants: [variant], allergens: [{ code: 'nuts', name: '', image: undefined }] });
const snapshot = aSnapshot({ products: [salad] });
const selection = { product: salad, variant, choice: emptyChoice, quantity: 1, comment: undefined };

/** A guest who avoids nuts, on a page whose database opens when `arrive` is called. */
const sit = async () => {
  const guest = await seatGuest(snapshot);
  const { db } = guest.tabl;
  await openCart(db, snapshot.place.id, () => undefined);
  await changeDiet(db, snapshot.place.id, (diet) => ({ ...diet, avoid: ['nuts'] }));
  const late = Promise.withResolvers<void>();
  guest.openBy(async (opened) => {
    await late.promise;
    return opened;
  });
  const seen = {} as { add: ReturnType<typeof useAskedAdd>['add']; ask: ReturnType<typeof useAskedSelection>['ask'] };
  const Presses = () => {
    seen.add = useAskedAdd().add;
    seen.ask = useAskedSelection(salad).ask;
    return null;
  };
  guest.show(
    <DietProvider>
      <Presses />
    </DietProvider>,
  );
  return { seen, arrive: late.resolve };
};

test('diet conflict: a card press made before the diet is read does not add a conflicting dish', async () => {
  const { seen, arrive } = await sit();
  const pressed = seen.add(selection);
  arrive();
  expect(await act(() => pressed)).toBe(false);
});

test('diet conflict: a press on the dish page made before the diet is read does not add a conflicting dish', async () => {
  const { seen, arrive } = await sit();
  let isThrough = false;
  seen.ask(() => {
    isThrough = true;
  })(selection);
  expect(isThrough).toBe(false);
  await act(async () => {
    arrive();
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  expect(isThrough).toBe(false);
});
