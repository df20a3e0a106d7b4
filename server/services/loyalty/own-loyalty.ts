// A customer's collected points and money at a place, and their history.

import { isEarning } from '#domain/loyalty/earned-points.ts';
import { balanceOf, LOYALTY_UNITS, type LoyaltyUnit } from '#domain/loyalty/ledger.ts';
import type { LoyaltyHistory, OwnLoyalty } from '#domain/loyalty/own-loyalty.ts';
import { minor } from '#domain/pricing/money.ts';
import { type LoyaltyRow, loyaltyPlacesOf } from '../../store/loyalty/loyalty-ledger.ts';
import type { Customer } from '../account/customer.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';
import { loyaltyTermsOf } from './loyalty-terms.ts';
import { rowsByUnit } from './spend.ts';

/** Longest history shown to the customer; the data export contains the whole history. */
const MOST_SHOWN = 100;

type Asked = Pick<Services, 'store' | 'clock'>;

const historyOf = (unit: LoyaltyUnit, rows: readonly LoyaltyRow[], now: number): LoyaltyHistory[] => [
  ...rows.map(({ orderId: _, ...row }) => row),
  ...balanceOf(rows, now).expired.map(({ amount, at }) => ({ unit, kind: 'expired' as const, amount: -amount, at })),
];

/** `undefined` when the place has no loyalty and the customer has collected nothing at this place. */
export const ownLoyalty = async (
  { store, clock }: Asked,
  place: PublishedPlace,
  { account }: Pick<Customer, 'account'>,
  most = MOST_SHOWN,
): Promise<OwnLoyalty | undefined> => {
  const now = clock();
  const { earning, worth, from, mostPercent } = loyaltyTermsOf(place);
  const rows = await rowsByUnit(store.read, place, account.id);
  if (!isEarning(earning) && LOYALTY_UNITS.every((unit) => rows[unit].length === 0)) return undefined;
  const points = balanceOf(rows.points, now);
  return {
    isVerified: account.isVerified,
    points: points.amount,
    next: points.next,
    money: minor(balanceOf(rows.money, now).amount),
    terms: { earning, worth, from, mostPercent },
    history: LOYALTY_UNITS.flatMap((unit) => historyOf(unit, rows[unit], now))
      .toSorted((one, other) => other.at - one.at)
      .slice(0, most),
  };
};

/** A customer's points and money at each place where they have some. */
export const loyaltyEverywhere = async (
  services: Asked & Pick<Services, 'places'>,
  customer: Pick<Customer, 'account'>,
): Promise<readonly { readonly place: PublishedPlace; readonly loyalty: OwnLoyalty }[]> => {
  const all = [];
  for (const placeId of await loyaltyPlacesOf(services.store.read, customer.account.id)) {
    const place = await services.places.find(String(placeId));
    const loyalty = place && (await ownLoyalty(services, place, customer, Number.POSITIVE_INFINITY));
    if (loyalty) all.push({ place, loyalty });
  }
  return all;
};
