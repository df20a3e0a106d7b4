// Checks a promo code that a guest enters, before it is in an order.
import { type PromoAnswer, readPromoCode, termsFault } from '#domain/promotion/promo-code.ts';
import { hashSecret } from '../../store/secrets.ts';
import { findToken } from '../../store/session/sittings.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';
import { findPromo, nextOrderNumber } from './judge-promo.ts';

interface Asked {
  readonly code: string;
  readonly session: string | undefined;
  readonly device: string | undefined;
  readonly address: string;
}

/**
 * The first tries of every phone are counted separately, so that a phone that rescans between guesses cannot use up the
 * table's limit.
 */
const limitOfTable = async (
  { limits }: Pick<Services, 'limits'>,
  { hash, sittingId }: { readonly hash: string; readonly sittingId: string },
): Promise<number | undefined> =>
  (await limits.firstPromos.take(hash)) === undefined ? undefined : limits.promosOfTable.take(sittingId);

/** Counts a try of a code. Returns the seconds to wait, if any. `token`: the phone's session at its table. */
export const limitPromo = async (
  services: Pick<Services, 'limits'>,
  token: { readonly hash: string; readonly sittingId: string } | undefined,
  address: string,
): Promise<number | undefined> =>
  token === undefined
    ? services.limits.unprovenPromos.take(address)
    : ((await services.limits.promos.take(token.hash)) ?? (await limitOfTable(services, token)));

/** Terms of a code that a guest may read, or why it cannot be used now. The order is still unknown. */
export const checkPromo = async (
  services: Services,
  place: PublishedPlace,
  { code, session, device, address }: Asked,
): Promise<PromoAnswer | { readonly wait: number }> => {
  const { store, clock } = services;
  const tokenHash = session === undefined ? undefined : hashSecret(session);
  const known = tokenHash === undefined ? undefined : await findToken(store.read, place.id, tokenHash);
  const wait = await limitPromo(
    services,
    known && tokenHash !== undefined ? { hash: tokenHash, sittingId: known.sitting.id } : undefined,
    address,
  );
  if (wait !== undefined) return { wait };
  // A text that cannot be a code takes as long as a real one.
  const found = await findPromo(store.read, place, readPromoCode(code) ?? code, device ?? tokenHash ?? '');
  if (!found.terms) return found;
  const { timeZone } = place.document.place;
  const order = { now: clock(), timeZone, orderType: known?.sitting.orderType, subtotal: found.terms.minimum };
  const fault = termsFault(known ? found.terms : { ...found.terms, orderTypes: [] }, order);
  return fault ? { fault } : found;
};

/** Number of a device's next order; a device without an id has sent none. `undefined`: orders are not counted here. */
export const orderNumberOf = async (
  { store }: Services,
  place: PublishedPlace,
  device: string | undefined,
): Promise<number | undefined> =>
  place.document.place.orderNumberDiscounts && (device === undefined ? 1 : nextOrderNumber(store.read, place, device));
