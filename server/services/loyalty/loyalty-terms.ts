// The place's current terms for collecting and spending.
import type { LoyaltyTerms } from '#domain/loyalty/earned-points.ts';
import { DEFAULT_DEVICE_SETTINGS } from '#domain/place/device-settings.ts';
import { parseAmount, ZERO } from '#domain/pricing/money.ts';
import type { PublishedPlace } from '../place/published-places.ts';

/** A document of an older server lacks newer settings, which then have their defaults. */
export const loyaltyTermsOf = ({ document }: Pick<PublishedPlace, 'document'>): LoyaltyTerms => {
  const { points, pointWorth, pointDays, collectedFrom, collectedMost, registeredPercent } = {
    ...DEFAULT_DEVICE_SETTINGS,
    ...document.house,
  };
  const { currency } = document.place;
  const amount = (text: string) => parseAmount(text, currency) ?? ZERO;
  return {
    earning: { points, days: pointDays, percent: document.settings.accumulatedPercent },
    worth: amount(pointWorth),
    from: amount(collectedFrom),
    mostPercent: collectedMost,
    registered: registeredPercent > 0 ? { valueType: 'percent', value: registeredPercent } : undefined,
  };
};
