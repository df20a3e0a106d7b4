import { IDBFactory, IDBKeyRange } from 'fake-indexeddb';
import { expect, test } from 'vitest';
import { accumulatedAmountToWire, parseAccumulatedAmount } from '#contract/pricing/accumulated-amount.ts';
import { TablDatabase } from '#core/db/database.ts';
import { readAccumulatedAmount, storeAccumulatedAmount } from '#core/db/pricing/accumulated-amount-table.ts';
import type { PlaceId } from '#domain/ids.ts';

const PLACE = 3 as PlaceId;

test('the collected amount of a place is kept as last read, apart from other places [S7.03]', async () => {
  const db = new TablDatabase({ indexedDB: new IDBFactory(), IDBKeyRange });
  expect(await readAccumulatedAmount(db, PLACE)).toBeUndefined();
  await storeAccumulatedAmount(db, PLACE, { percent: 5 });
  await storeAccumulatedAmount(db, PLACE, { percent: 2.5 });
  expect(await readAccumulatedAmount(db, PLACE)).toEqual({ percent: 2.5 });
  expect(await readAccumulatedAmount(db, 4 as PlaceId)).toBeUndefined();
  db.close();
});

test.each([
  [{ active: 1, percent: '2.5' }, 2.5],
  [{ active: 0, percent: 5 }, 0],
  [{ active: true, percent: 250 }, 0],
  [{}, 0],
])('the answer gives the collected percentage, or none [S7.03] (%#)', (body, percent) => {
  const parsed = parseAccumulatedAmount(body);
  expect(parsed).toEqual({ ok: true, value: { percent } });
  expect(parseAccumulatedAmount(accumulatedAmountToWire({ percent }))).toEqual(parsed);
});
