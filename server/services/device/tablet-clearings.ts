import { TABLET_CLEARINGS, type TabletClearing } from '#domain/device/device-command.ts';
import { type CommandRow, lastClearings } from '../../store/device/device-commands.ts';
import { devicesAt } from '../../store/staff/staff-devices.ts';
import type { Store } from '../../store/store.ts';

/** Time for which a cleared tablet is shown, ms. */
const NEWS_MS = 24 * 3_600_000;

const stateOf = ({ outcome, expiresAt }: CommandRow, now: number): TabletClearing['state'] => {
  if (outcome === 'done') return 'cleared';
  return outcome === undefined && expiresAt > now ? 'told' : 'failed';
};

/** Clear state of room tablets, by the room's table; the worst state when a room has several. */
export const tabletClearings = async (
  db: Store['read'],
  placeId: number,
  now: number,
): Promise<ReadonlyMap<string, TabletClearing>> => {
  const resets = await lastClearings(db, placeId);
  if (resets.length === 0) return new Map();
  const tables = new Map(
    (await devicesAt(db, placeId)).flatMap(({ id, kind, table }) => (kind === 'room' ? [[id, table]] : [])),
  );
  const clearings = new Map<string, TabletClearing>();
  for (const reset of resets) {
    const table = tables.get(reset.deviceId);
    const clearing = { state: stateOf(reset, now), at: reset.at };
    if (table === undefined || (clearing.state === 'cleared' && now - reset.at > NEWS_MS)) continue;
    const known = clearings.get(table);
    const isGraver = !known || TABLET_CLEARINGS.indexOf(clearing.state) < TABLET_CLEARINGS.indexOf(known.state);
    if (isGraver) clearings.set(table, clearing);
  }
  return clearings;
};
