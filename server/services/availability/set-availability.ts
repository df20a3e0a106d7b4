// Changes by staff to a dish, a size or an ingredient: off for a time, on again, or a number of portions.

import { ingredientKey, sizeKey } from '#domain/availability/availability.ts';
import {
  type AvailabilityChange,
  type AvailabilityProblem,
  MOST_PORTIONS,
} from '#domain/availability/availability-change.ts';
import type { OffKey, PlaceId } from '#domain/ids.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import { fail, ok, type Result } from '#domain/result.ts';
import { readAvailability, switchOff, switchOn } from '../../store/availability/availability.ts';
import { beginPortions, endPortions, readPortions } from '../../store/availability/portions.ts';
import { nextSeq } from '../../store/journal.ts';
import type { Tx } from '../../store/store.ts';
import type { Services } from '../services.ts';
import { tellAvailability } from './tell-availability.ts';

/** Whether the menu has the item. */
const isKnown = (index: MenuIndex, key: OffKey): boolean =>
  typeof key === 'number'
    ? index.productById.has(key)
    : [...index.variantById.keys()].some((id) => sizeKey(id) === key) ||
      [...index.ingredientById.keys()].some((id) => ingredientKey(id) === key);

const problemOf = (index: MenuIndex, key: OffKey, change: AvailabilityChange): AvailabilityProblem | undefined => {
  if (!isKnown(index, key)) return 'unknown_product';
  if ('off' in change) return undefined;
  if (typeof key !== 'number') return 'not_countable';
  const { portions } = change;
  const isCount = portions === null || (Number.isInteger(portions) && portions >= 1 && portions <= MOST_PORTIONS);
  return isCount ? undefined : 'invalid_portions';
};

/** Setting portions also switches the dish on. A dish switched on again keeps its count while portions are left. */
const apply = async (
  tx: Tx,
  of: { readonly placeId: number; readonly key: OffKey; readonly now: number; readonly seq: number },
  change: AvailabilityChange,
): Promise<void> => {
  const { placeId, key, now, seq } = of;
  if ('off' in change && change.off) {
    await switchOff(tx, { placeId: placeId as PlaceId, productId: key, until: change.until, seq, at: now });
    return;
  }
  if ('off' in change || change.portions !== null) await switchOn(tx, placeId, key);
  if (typeof key !== 'number') return;
  if ('portions' in change) {
    const { portions, until } = change;
    if (portions === null) await endPortions(tx, placeId, key);
    else await beginPortions(tx, placeId, { productId: key, left: portions, until, countId: seq }, now);
  } else {
    const count = (await readPortions(tx.db, placeId, now)).find(({ productId }) => productId === key);
    if (count === undefined || count.left === 0) await endPortions(tx, placeId, key);
  }
};

/** Makes the change within the caller's transaction; `by`: the person who makes it. */
export const setAvailabilityWithin = async (
  tx: Tx,
  { places, clock }: Pick<Services, 'places' | 'clock'>,
  placeId: number,
  about: { readonly key: OffKey; readonly by?: string | undefined },
  change: AvailabilityChange,
): Promise<Result<number, AvailabilityProblem>> => {
  const place = await places.at(tx.db, placeId);
  const problem = place ? problemOf(place.index, about.key, change) : 'unknown_product';
  if (problem) return fail(problem);
  const now = clock();
  const seq = await nextSeq(tx, placeId);
  await apply(tx, { placeId, key: about.key, now, seq }, change);
  const row = (await readAvailability(tx.db, placeId, now)).find(({ productId }) => productId === about.key);
  return ok(await tellAvailability(tx, { placeId, at: now, key: about.key, row, by: about.by }));
};

/** Switches an item off until a time (null: until switched on), switches it on, or sets its portions. */
export const setAvailability = (
  services: Pick<Services, 'store' | 'places' | 'clock'>,
  placeId: number,
  key: OffKey,
  change: AvailabilityChange,
): Promise<Result<number, AvailabilityProblem>> =>
  services.store.write(placeId, (tx) => setAvailabilityWithin(tx, services, placeId, { key }, change));
