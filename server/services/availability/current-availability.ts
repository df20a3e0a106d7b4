import type { AvailabilityRow } from '#domain/menu/menu.ts';
import { readAvailability } from '../../store/availability/availability.ts';
import type { Services } from '../services.ts';

/** Items of a place that are off or counted now. */
export const currentAvailability = (
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  placeId: number,
): Promise<AvailabilityRow[]> => readAvailability(store.read, placeId, clock());

/**
 * Rows for the public, without journal numbers, which would reveal how busy a place is. A device treats each event as newer
 * than this list.
 */
export const publicAvailability = async (
  services: Pick<Services, 'store' | 'clock'>,
  placeId: number,
): Promise<AvailabilityRow[]> => (await currentAvailability(services, placeId)).map((row) => ({ ...row, seq: 0 }));
