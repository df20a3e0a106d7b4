// Open calls without the guests' own words.
import type { OpenCall } from '#domain/owner/today.ts';
import { openCalls } from '../../store/service/calls.ts';
import type { Services } from '../services.ts';

/** Open calls of the place, oldest first: place, need, start, and who is coming. */
export const toldCalls = async ({ store }: Pick<Services, 'store'>, placeId: number): Promise<OpenCall[]> =>
  (await openCalls(store.read, placeId)).map(({ id, table, kind, at, coming }) => ({
    ...{ id, table, kind, at },
    comingBy: coming?.by,
  }));
