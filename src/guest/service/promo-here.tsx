import { usePromoCode } from '#guest/cart/use-promo-code.ts';
import { useServiceCatalog } from '#shared/service/use-service-catalog.ts';
import { PromoField } from './promo-field.tsx';

/** Promo code field, for a non-empty order. */
export const PromoHere = () => {
  const isSaid = useServiceCatalog();
  const promo = usePromoCode();
  return isSaid ? <PromoField {...promo} /> : null;
};
