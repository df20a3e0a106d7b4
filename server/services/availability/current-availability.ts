import type { AvailabilityRow } from '#domain/menu/menu.ts';
import { readAvailability } from '../../store/availability/availability.ts';
import type { Services } from '../services.ts';

/** What is off or counted at a place at this moment. */
export const currentAvailability = (
  { store, clock }: Pick<Services, 'store' | 'clock'>,
  placeId: number,
): Promise<AvailabilityRow[]> => readAvailability(store.read, placeId, clock());
