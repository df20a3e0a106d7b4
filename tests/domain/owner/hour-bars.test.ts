import { expect, test } from 'vitest';
import { hourBars } from '#domain/owner/hour-bars.ts';

test('bars span the first to the last hour of both days without a gap, scaled to the highest', () => {
  const bars = hourBars([{ hour: 12, orders: 2 }], [{ hour: 14, orders: 8 }]);
  expect(bars).toEqual([
    { hour: 12, orders: 2, lastWeek: 0, height: 0.25, lastWeekHeight: 0 },
    { hour: 13, orders: 0, lastWeek: 0, height: 0, lastWeekHeight: 0 },
    { hour: 14, orders: 0, lastWeek: 8, height: 0, lastWeekHeight: 1 },
  ]);
});

test('two days without an order have no bars', () => expect(hourBars([], [])).toEqual([]));
