// Offers of a place whose kitchen is closed.
import { RESERVATIONS } from '../booking/booking-terms.ts';
import type { Place } from './place.ts';

/** `later`: an order for later; `reserve`: a table booking; `call`: a phone call. */
export type ClosedOffer = 'later' | 'reserve' | 'call';

/**
 * Offers of a closed place, closest to an order first. `ahead`: it takes orders for later from this guest; `seated`: the
 * guest is at a table or in a room, and can ask the staff there.
 */
export const closedOffers = (
  { modules, phone }: Pick<Place, 'modules' | 'phone'>,
  { ahead, seated }: { readonly ahead: boolean; readonly seated: boolean },
): readonly ClosedOffer[] => [
  ...(ahead ? (['later'] as const) : []),
  ...(!seated && modules.includes(RESERVATIONS) ? (['reserve'] as const) : []),
  ...(!seated && phone.trim() !== '' ? (['call'] as const) : []),
];
