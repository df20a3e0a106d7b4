// Orders refused after their guest had left: reported to the venue, since no guest reads them here.
import { parseUnseenRefusals } from '#contract/device/unseen-refusal.ts';
import { readStoredEntry } from '#contract/outbox/commands.ts';
import type { TablDatabase } from '#core/db/database.ts';
import { REFUSED_KEPT, REFUSED_TOLD_MS } from '#domain/device/heartbeat.ts';
import type { DeviceKey } from './device-keys.ts';

const UNSEEN: DeviceKey = 'unseen-refusals';

const readNoted = async (device: TablDatabase['device']) => parseUnseenRefusals((await device.get(UNSEEN))?.value);

/** Records the refused orders of an ended visit. `now`: epoch ms of the device's clock. */
export async function noteUnseenRefusals(
  device: TablDatabase['device'],
  outbox: readonly unknown[],
  now: number,
): Promise<void> {
  const fresh = outbox.flatMap((row) => {
    const entry = readStoredEntry(row);
    const isUnseen = entry?.kind === 'order' && (entry.state === 'refused' || entry.state === 'expired');
    return entry && isUnseen && !entry.dismissed ? [{ label: entry.label, at: now }] : [];
  });
  if (fresh.length === 0) return;
  await device.put({ key: UNSEEN, value: [...(await readNoted(device)), ...fresh].slice(-REFUSED_KEPT) });
}

/** Labels that still need reporting. `now`: epoch ms of the device's clock. */
export const readUnseenRefusals = async (db: TablDatabase, now: number): Promise<readonly string[]> =>
  (await readNoted(db.device)).filter(({ at }) => Math.abs(now - at) < REFUSED_TOLD_MS).map(({ label }) => label);
