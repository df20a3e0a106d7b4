// The price of cutlery in a venue's file, on its way to a guest's device.

import * as v from 'valibot';
import { expect, test } from 'vitest';
import { orderTypeSchema, orderTypeToWire, toOrderType } from '#contract/place/order-type.ts';
import type { Currency } from '#domain/pricing/money.ts';
import { checkCheckout } from '../../../server/venue/checkout/check-checkout.ts';
import { compileCheckout } from '../../../server/venue/checkout/compile-checkout.ts';
import { parseVenue } from '../../../server/venue/parse-venue.ts';
import { pathText } from '../../../server/venue/problem.ts';
import { set, smallVenue } from '../../support/small-venue.ts';

const EUR = 'EUR' as Currency;
const read = (own: { readonly asksCutlery?: boolean; readonly cutleryPrice?: string }) => {
  const venue = smallVenue();
  set(venue, 'orderTypes', [{ type: 'preorder', ...own }]);
  const parsed = parseVenue(venue);
  if (!parsed.readable) throw new Error(parsed.problems.map(({ message }) => message).join('\n'));
  return parsed.readable;
};
const told = (own: Parameters<typeof read>[0]) => {
  const problems: string[] = [];
  checkCheckout(read(own), (path, message) => void problems.push(`${pathText(path)}: ${message}`));
  return problems;
};

test('cutlery price: reaches a guest’s device as the venue’s file has it', () => {
  const { venue } = read({ asksCutlery: true, cutleryPrice: '0.30' });
  const [type] = venue.orderTypes;
  if (!type) throw new Error('no order type');
  const compiled = { type: 'preorder', id: 3, discounts: [], prices: [], radiuses: [], shapes: [] } as const;
  const sent = orderTypeToWire({ ...compiled, ...compileCheckout(type, venue, () => 1) }, EUR);
  expect(sent).toMatchObject({ cutlery: true, cutlery_price: '0.30' });
  const arrived = toOrderType(v.parse(orderTypeSchema, JSON.parse(JSON.stringify(sent))), EUR);
  expect(arrived).toMatchObject({ asksCutlery: true, cutleryPrice: 30 });
});

test('cutlery price: stops the import when no guest is asked, or when the amount is invalid', () => {
  expect(told({ asksCutlery: true, cutleryPrice: '0.30' })).toEqual([]);
  expect(told({ cutleryPrice: '0.30' })).toEqual([
    'orderTypes[0].cutleryPrice: nobody is asked whether they want cutlery: say "asksCutlery": true',
  ]);
  expect(told({ asksCutlery: true, cutleryPrice: '0.305' })).toHaveLength(1);
});
