// Benefits of an account at a place, as a guest without one reads them.
import type { Minor } from '../pricing/money.ts';
import { isEarning, type LoyaltyTerms } from './earned-points.ts';

export interface LoyaltyOffer {
  /** Points for each whole unit of the currency that is paid; 0: none. */
  readonly points: number;
  /** Value of one point; zero: points cannot be spent. */
  readonly worth: Minor;
  /** Percentage of the paid amount that is collected as money; 0: none. */
  readonly percent: number;
  /** Percent off for a signed-in guest; 0: none. */
  readonly discount: number;
}

export const offerOfTerms = ({ earning, worth, registered }: LoyaltyTerms): LoyaltyOffer => ({
  ...{ points: earning.points, worth, percent: earning.percent },
  discount: registered?.valueType === 'percent' ? registered.value : 0,
});

export const isGiving = (offer: Pick<LoyaltyOffer, 'points' | 'percent' | 'discount'>): boolean =>
  isEarning(offer) || offer.discount > 0;
