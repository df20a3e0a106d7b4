// Saved cards as shown to their customer.

import type { UserId } from '#domain/order/orderer.ts';
import { isExpiredInstrument, type PaymentInstrument } from '#domain/payment/instrument.ts';
import { placeTime } from '#domain/place/hours.ts';
import { instrumentsOf, removeInstrument } from '../../store/payment/instruments.ts';
import { INSTALLATION } from '../../store/store.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';
import { offeredPorts } from './offered.ts';

type Asked = Pick<Services, 'store' | 'clock' | 'payments'>;

/** Cards that can be charged at the place now; none without the payment module. [S6.05, S7.32] */
export const savedCards = async (
  services: Asked,
  place: PublishedPlace,
  accountId: UserId,
): Promise<readonly PaymentInstrument[]> => {
  const ports = offeredPorts(services, place);
  if (ports.length === 0) return [];
  const month = placeTime(services.clock(), place.document.place.timeZone).date.slice(0, 7);
  const cards = await instrumentsOf(services.store.read, place.id, accountId);
  return cards
    .filter((card) => ports.some((port) => port.provider === card.provider && port.isDemo === card.isDemo))
    .filter((card) => !isExpiredInstrument(card, month))
    .map(({ key, provider, kind, name, expires, isDemo }) => ({
      ...{ key, provider, kind, name, isDemo },
      ...(expires !== undefined && { expires }),
    }));
};

/**
 * Deletes a card, so that it cannot be charged; its provider is told later. Returns false when it is not the customer's.
 * [S7.24]
 */
export const deleteInstrument = (
  { store, clock }: Asked,
  place: PublishedPlace,
  accountId: UserId,
  key: string,
): Promise<boolean> =>
  store.write(INSTALLATION, async (tx) => {
    const own = (await instrumentsOf(tx.db, place.id, accountId)).some((card) => card.key === key);
    if (own) await removeInstrument(tx, key, clock());
    return own;
  });
