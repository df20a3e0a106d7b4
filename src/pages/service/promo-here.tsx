import { PromoField } from '#screens/service/promo-field.tsx';
import { usePromoCode } from '#state/promotion/use-promo-code.ts';
import { useServiceWords } from '#state/service/use-service-words.ts';

/** The field for a code, in an order that has something in it. */
export const PromoHere = () => {
  const isSaid = useServiceWords();
  const promo = usePromoCode();
  return isSaid ? <PromoField {...promo} /> : null;
};
