import { usePromoCode } from '#guest/cart/use-promo-code.ts';
import { useServiceWords } from '#shared/service/use-service-words.ts';
import { PromoField } from './promo-field.tsx';

/** The field for a code, in an order that has something in it. */
export const PromoHere = () => {
  const isSaid = useServiceWords();
  const promo = usePromoCode();
  return isSaid ? <PromoField {...promo} /> : null;
};
