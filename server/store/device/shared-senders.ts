// Order senders that are shared devices, used by many guests in turn.
import type { Store } from '../store.ts';

export const isSharedSender = async (db: Store['read'], placeId: number, sender: string): Promise<boolean> =>
  (await db
    .selectFrom('house_devices')
    .select('device_id')
    .where('place_id', '=', placeId)
    .where('sender', '=', sender)
    .executeTakeFirst()) !== undefined;
