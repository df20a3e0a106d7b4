import { expect, test } from 'vitest';
import { readQueue } from '#core/db/device/shared-device.ts';
import { saveCommand } from '#core/db/outbox/outbox-table.ts';
import type { DeviceId } from '#domain/order/orderer.ts';
import { CALL_AGES } from '#domain/outbox/command-ages.ts';
import { NOW, orderId, PLACE, TABLE } from '../outbox/order-drafts.ts';
import { newDatabase } from '../outbox/outbox-backends.ts';

test('a waiting call counts in the queue, but not as an order', async () => {
  const db = newDatabase();
  await saveCommand(db, {
    ...{ kind: 'waiterCall', id: orderId(1), placeId: PLACE, orderer: TABLE, ages: CALL_AGES },
    body: { needs: ['towels'], text: '' },
    ...{ createdAt: NOW, createdWall: NOW, labelPrefix: 'K2', deviceId: 'phone-0123' as DeviceId },
  });
  expect(await readQueue(db)).toEqual({ count: 1, orders: 0, since: NOW });
});
