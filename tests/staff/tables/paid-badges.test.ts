import { expect, test } from 'vitest';
import type { OrderId } from '#domain/ids.ts';
import { withPaid } from '#staff/tables/paid-badges.ts';
import type { TableOrderView } from '#staff/tables/table-view.ts';

test('paid dishes: a unit whose payment waits on this device is paid and not yet sent', () => {
  const id = 'o1' as OrderId;
  const order = { id, lines: [{}, {}, {}] } as unknown as TableOrderView;
  const sent = [{ orderId: id, line: 0, piece: 0 }];
  const { lines } = withPaid(order, { all: [...sent, { orderId: id, line: 1, piece: 0 }], sent });
  expect(lines.map(({ paidUnits, isPaidUnsent }) => [paidUnits, isPaidUnsent])).toEqual([
    [1, undefined],
    [1, true],
    [undefined, undefined],
  ]);
});
