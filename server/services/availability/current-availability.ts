import type { AvailabilityRow } from '#domain/menu/menu.ts';
import { readAvailability } from '../../store/availability.ts';
import type { Services } from '../services.ts';

/** The dishes of a place that are switched off at this moment. */
export const currentAvailability = async (
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  placeId: number,
): Promise<AvailabilityRow[]> => {
  const now = clock();
  const rows = await readAvailability(store.read, placeId);
  return rows.filter(({ until }) => until === null || until > now);
};
