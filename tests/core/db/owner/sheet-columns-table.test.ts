import { expect, test } from 'vitest';
import { keepSheetColumns, readSheetColumns } from '#core/db/owner/sheet-columns-table.ts';
import type { PlaceId } from '#domain/ids.ts';
import { newDatabase } from '../outbox/outbox-backends.ts';

const HERE = 1 as PlaceId;

test('a column’s meaning is remembered per place, and an unreadable one is left out', async () => {
  const db = newDatabase();
  expect(await readSheetColumns(db, HERE)).toEqual({});
  await keepSheetColumns(db, HERE, { Ястие: 'name_bg', PLU: '' });
  await keepSheetColumns(db, HERE, { Ястие: 'name_en', Цена: 'price' });
  expect(await readSheetColumns(db, HERE)).toEqual({ Ястие: 'name_en', PLU: '', Цена: 'price' });
  expect(await readSheetColumns(db, 2 as PlaceId)).toEqual({});
  await db.device.put({ key: 'sheet-columns:1', value: { Цена: 1 } });
  expect(await readSheetColumns(db, HERE)).toEqual({});
});
