import { expect, test } from 'vitest';
import { shownVariant, variantToAdd } from '#domain/product/variant-choice.ts';
import { product, size, variant } from '../menu/menu-builder.ts';

const one = product(1, { variants: [variant(10, 100)] });
const several = product(1, { variants: [variant(10, 100), variant(11, 200)] });
const none = product(1, { variants: [] });
const notChosen = { ok: false, error: { code: 'variant_not_chosen' } };

test('a dish with several sizes requires a choice [S5.07]', () => {
  expect(variantToAdd(several, undefined)).toEqual(notChosen);
  expect(variantToAdd(several, size(99))).toEqual(notChosen);
  expect(variantToAdd(several, size(11))).toMatchObject({ ok: true, value: { id: 11 } });
  expect(variantToAdd(none, undefined)).toEqual(notChosen);
});

test('a dish with one size goes straight to the cart [S2.39]', () => {
  expect(variantToAdd(one, undefined)).toMatchObject({ ok: true, value: { id: 10 } });
});

test('the first size is preselected, also when the chosen size disappears [S4.22]', () => {
  expect(shownVariant(several, undefined)?.id).toBe(10);
  expect(shownVariant(several, size(11))?.id).toBe(11);
  expect(shownVariant(one, size(11))?.id).toBe(10);
  expect(shownVariant(none, size(11))).toBeUndefined();
});
