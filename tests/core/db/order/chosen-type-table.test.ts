import { expect, test } from 'vitest';
import { keepChosenType, readChosenType } from '#core/db/order/chosen-type-table.ts';
import type { PlaceId } from '#domain/ids.ts';
import { newDatabase } from '../outbox/outbox-backends.ts';

const HERE = 1 as PlaceId;

test('the last chosen order type is remembered per place, and an invalid one is ignored', async () => {
  const db = newDatabase();
  expect(await readChosenType(db, HERE)).toBeUndefined();
  await keepChosenType(db, HERE, 'delivery');
  await keepChosenType(db, HERE, 'preorder');
  expect(await readChosenType(db, HERE)).toBe('preorder');
  expect(await readChosenType(db, 2 as PlaceId)).toBeUndefined();
  await db.device.put({ key: 'order-way:1', value: 'by balloon' });
  expect(await readChosenType(db, HERE)).toBeUndefined();
});
