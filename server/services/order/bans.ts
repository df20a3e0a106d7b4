// Banned devices of guests: found by an order, written to the journal, listed and lifted. [S6.02]
import { randomUUID } from 'node:crypto';
import type { PlaceId } from '#domain/ids.ts';
import { type Ban, banEnd, type NewBan } from '#domain/staff/ban.ts';
import { appendJournal } from '../../store/journal.ts';
import { addBan, liftBan, senderOf, standingBans } from '../../store/order/bans-rows.ts';
import type { Services } from '../services.ts';

type Asked = Pick<Services, 'store' | 'clock'>;

/** Active bans, newest first. */
export const listBans = ({ store, clock }: Asked, placeId: PlaceId): Promise<readonly Ban[]> =>
  standingBans(store.read, placeId, clock());

/** Bans the device that sent this order; `undefined` when the device is unknown. */
export const banSender = (
  { store, clock }: Asked,
  { placeId, by }: { readonly placeId: PlaceId; readonly by: string },
  { orderId, span, reason, words }: NewBan,
): Promise<Ban | undefined> =>
  store.write(placeId, async (tx) => {
    const now = clock();
    const found = await senderOf(tx.db, placeId, orderId);
    if (!found) return undefined;
    const { sender, label } = found;
    const ban: Ban = { id: randomUUID(), orderId, label, at: now, by, until: banEnd(span, now), reason, words };
    await addBan(tx, placeId, sender, ban);
    const payload = { change: 'banned', label, by, until: ban.until ?? null, reason } as const;
    await appendJournal(tx, { placeId, at: now, type: 'guest.ban', orderId, payload });
    return ban;
  });

/** Lifts a ban; returns false when the ban is not active. */
export const unban = (
  { store, clock }: Asked,
  { placeId, by }: { readonly placeId: PlaceId; readonly by: string },
  id: string,
): Promise<boolean> =>
  store.write(placeId, async (tx) => {
    const now = clock();
    const lifted = await liftBan(tx, placeId, id, now);
    if (!lifted) return false;
    const { orderId, label, until, reason } = lifted;
    const payload = { change: 'lifted', label, by, until: until ?? null, reason } as const;
    await appendJournal(tx, { placeId, at: now, type: 'guest.ban', orderId, payload });
    return true;
  });
