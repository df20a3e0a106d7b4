// The smallest coin that a place uses, minor units.
import { smallestCoin } from '#domain/pricing/cash.ts';
import type { Tx } from '../../store/store.ts';
import type { Services } from '../services.ts';
import type { PublishedPlace } from './published-places.ts';

/** Minor units. */
export const coinOf = ({ place, house }: Pick<PublishedPlace['document'], 'place' | 'house'>): number =>
  smallestCoin(place.currency, house?.roundsEuroCash ?? false);

/** 1 when the place is not published. */
export const coinAt = async ({ places }: Pick<Services, 'places'>, tx: Tx, placeId: number): Promise<number> => {
  const place = await places.at(tx.db, placeId);
  return place ? coinOf(place.document) : 1;
};
