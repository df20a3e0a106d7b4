import { expect, test } from 'vitest';
import { endedHref, readEndedOrder } from '#contract/order/ended-order.ts';
import { NO_TABLE } from '#domain/outbox/order-ending.ts';

const ORDER = '0199c000-0000-7000-8000-00000000f001';
const read = (href: string) => {
  const query = new URL(href, 'https://menu.example').searchParams;
  return readEndedOrder({ get: (name) => query.get(name) });
};

test('a successful order leads to /thankyou, and a failed one to /close-browser-app with its cause', () => {
  expect(endedHref({ kind: 'thanks' }, 'neven', ORDER)).toBe(`/thankyou?place=neven&order=${ORDER}`);
  expect(endedHref({ kind: 'failed', why: 'a & b' }, 'neven', ORDER)).toBe(
    `/close-browser-app?place=neven&order=${ORDER}&why=a%20%26%20b`,
  );
  expect(endedHref(NO_TABLE, 'neven', undefined)).toBe('/close-browser-app?place=neven&why=no_table');
});

test('an ending address is parsed with its order, and has no order when none is named', () => {
  expect(read(endedHref({ kind: 'thanks' }, 'neven', ORDER))).toEqual({
    place: 'neven',
    order: ORDER,
    isWithoutTable: false,
  });
  expect(read(endedHref(NO_TABLE, 'neven', undefined))).toMatchObject({ order: undefined, isWithoutTable: true });
  expect(read('/thankyou')).toEqual({ place: undefined, order: undefined, isWithoutTable: false });
  expect(read('/thankyou?place=&order=')).toEqual({ place: undefined, order: undefined, isWithoutTable: false });
});
