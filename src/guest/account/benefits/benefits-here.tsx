import { PAYMENTS_MODULE } from '#domain/order/checkout/payment-method.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { Benefits } from './benefits.tsx';
import { useLoyaltyOffer } from './use-loyalty-offer.ts';

/** Benefits of an account at the open place. */
export const BenefitsHere = () => {
  const { place } = useMenu();
  const delivers = place.orderTypes.some(({ type }) => type === 'delivery');
  return (
    <Benefits
      offer={useLoyaltyOffer()}
      currency={place.currency}
      keepsAddresses={delivers}
      keepsCards={place.modules.includes(PAYMENTS_MODULE)}
    />
  );
};
