// Offers of a place whose kitchen is closed.
import { RESERVATIONS } from '../booking/booking-terms.ts';
import type { Place } from './place.ts';

/** `later`: order for a later time; `reserve`: a table; `call`: by telephone. */
export type ClosedOffer = 'later' | 'reserve' | 'call';

/**
 * The offers of a closed place, the nearest to an order first. `ahead`: it takes orders for later from this guest; `seated`:
 * the guest is at a table or in a room, where the staff can be asked.
 */
export const closedOffers = (
  { modules, phone }: Pick<Place, 'modules' | 'phone'>,
  { ahead, seated }: { readonly ahead: boolean; readonly seated: boolean },
): readonly ClosedOffer[] => [
  ...(ahead ? (['later'] as const) : []),
  ...(!seated && modules.includes(RESERVATIONS) ? (['reserve'] as const) : []),
  ...(!seated && phone.trim() !== '' ? (['call'] as const) : []),
];
