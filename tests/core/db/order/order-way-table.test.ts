import { expect, test } from 'vitest';
import { keepOrderWay, readOrderWay } from '#core/db/order/order-way-table.ts';
import type { PlaceId } from '#domain/ids.ts';
import { newDatabase } from '../outbox/outbox-backends.ts';

const HERE = 1 as PlaceId;

test('the way that was chosen last is remembered by place; what is no way is none', async () => {
  const db = newDatabase();
  expect(await readOrderWay(db, HERE)).toBeUndefined();
  await keepOrderWay(db, HERE, 'delivery');
  await keepOrderWay(db, HERE, 'preorder');
  expect(await readOrderWay(db, HERE)).toBe('preorder');
  expect(await readOrderWay(db, 2 as PlaceId)).toBeUndefined();
  await db.device.put({ key: 'order-way:1', value: 'by balloon' });
  expect(await readOrderWay(db, HERE)).toBeUndefined();
});
