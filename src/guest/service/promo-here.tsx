import { usePromoCode } from '#guest/cart/use-promo-code.ts';
import { useServiceWords } from '#shared/service/use-service-words.ts';
import { PromoField } from './promo-field.tsx';

/** Promo code field, for a non-empty order. */
export const PromoHere = () => {
  const isSaid = useServiceWords();
  const promo = usePromoCode();
  return isSaid ? <PromoField {...promo} /> : null;
};
