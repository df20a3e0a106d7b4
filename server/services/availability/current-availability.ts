import type { AvailabilityRow } from '#domain/menu/menu.ts';
import { readAvailability } from '../../store/availability/availability.ts';
import type { Services } from '../services.ts';

/** Things that are off or counted at a place at this moment. */
export const currentAvailability = (
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  placeId: number,
): Promise<AvailabilityRow[]> => readAvailability(store.read, placeId, clock());

/**
 * Rows for anybody, without numbers of the journal, which tell how much a place does. A device takes each event that it
 * hears for newer than the list.
 */
export const publicAvailability = async (
  services: Pick<Services, 'store' | 'clock'>,
  placeId: number,
): Promise<AvailabilityRow[]> => (await currentAvailability(services, placeId)).map((row) => ({ ...row, seq: 0 }));
