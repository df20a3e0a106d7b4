// People whose PIN was verified on this shared device during this shift: they are known offline.
import { type Opener, parseOpeners } from '#contract/device/opened-device.ts';
import type { TablDatabase } from '#core/db/database.ts';
import type { PlaceId } from '#domain/ids.ts';
import type { DeviceKey } from './device-keys.ts';

const keyOf = (placeId: PlaceId): DeviceKey => `opened-by:${placeId}`;

/** People of this shift. `now`: the server's time. */
export const readOpeners = async (db: TablDatabase, placeId: PlaceId, now: number): Promise<readonly Opener[]> =>
  parseOpeners((await db.device.get(keyOf(placeId)))?.value).filter(({ endsAt }) => endsAt > now);

/** Stores a person, replacing their earlier entry. */
export const noteOpener = (db: TablDatabase, placeId: PlaceId, opener: Opener, now: number): Promise<void> =>
  db.transaction('rw', db.device, async () => {
    const others = (await readOpeners(db, placeId, now)).filter(({ person }) => person.id !== opener.person.id);
    await db.device.put({ key: keyOf(placeId), value: [...others, opener] });
  });
