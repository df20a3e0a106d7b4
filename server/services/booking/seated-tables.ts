// Tables at which guests sit now, as the resources of bookings.
import type { ResourceSet, WantedResources } from '#domain/booking/booking-terms.ts';
import { emptyFirst, mayMeetSeated } from '#domain/booking/seated-tables.ts';
import { seatedTables } from '../../store/session/table-guests.ts';
import type { Store } from '../../store/store.ts';
import { tableResource } from './booking-target.ts';

type Db = Store['read'];

interface Begin {
  readonly startAt: number;
  /** Epoch ms, the server's clock. */
  readonly now: number;
}

const seatedFor = async (db: Db, placeId: number, { startAt, now }: Begin): Promise<ReadonlySet<string>> =>
  new Set(mayMeetSeated(startAt, now) ? (await seatedTables(db, placeId)).map(tableResource) : []);

/** For a booking that begins soon, tables at which guests sit now are chosen last. */
export const withEmptyFirst = async (
  db: Db,
  placeId: number,
  wanted: WantedResources,
  begin: Begin,
): Promise<WantedResources> => {
  if (wanted.choices.length < 2) return wanted;
  return { ...wanted, choices: emptyFirst(wanted.choices, await seatedFor(db, placeId, begin)) };
};

/** Resources of a booking that begins soon at which guests sit now. */
export const occupiedOf = async (
  db: Db,
  placeId: number,
  resources: ResourceSet,
  begin: Begin,
): Promise<readonly string[]> => {
  const seated = await seatedFor(db, placeId, begin);
  return resources.filter((one) => seated.has(one));
};
