// Discounts of an order besides the order type's, points that its customer spends, and the service charge. The device's
// claims about code, number and points are checked, never trusted.
import { discountsOf, type FurtherTerms, withSpending } from '#domain/pricing/further-discounts.ts';
import { stepOf } from '#domain/pricing/price-steps.ts';
import type { Further, OrderPrice } from '#domain/pricing/pricing.ts';
import { withService } from '#domain/pricing/service-charge.ts';
import type { PromoAnswer } from '#domain/promotion/promo-code.ts';
import type { PromoFault } from '#domain/promotion/promo-faults.ts';
import type { Store } from '../../store/store.ts';
import { spendingFor } from '../loyalty/spend.ts';
import type { OrderRequest } from '../order/order-request.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import { findPromo, nextOrderNumber } from './judge-promo.ts';

export interface OrderDiscounts {
  readonly further: Further;
  /** Verdict on the code in a price made with `further`; `undefined` when the order has none. */
  readonly promoIn: (price: OrderPrice) => PromoAnswer | undefined;
}

/** `guest`: whose orders and uses are counted; `now`: epoch ms. */
export const discountsFor = async (
  db: Store['read'],
  place: PublishedPlace,
  request: Pick<OrderRequest, 'promoCode' | 'orderNumber' | 'customer' | 'spend' | 'isRegistered'>,
  { guest, now }: { readonly guest: string; readonly now: number },
): Promise<OrderDiscounts> => {
  const { promoCode, orderNumber } = request;
  const found = promoCode === undefined ? undefined : await findPromo(db, place, promoCode, guest);
  const terms: FurtherTerms = {
    promo: found?.terms,
    // A guest whose device did not include this discount pays the shown price.
    orderNumber: orderNumber === undefined ? undefined : await nextOrderNumber(db, place, guest),
    ...(await spendingFor(db, place, request, now)),
  };
  let fault: PromoFault | undefined;
  return {
    further: withService(place.document.place.serviceCharge, (base, context) => {
      const judged = discountsOf(terms, base, context);
      fault = judged.fault;
      return withSpending(judged.steps, terms.spending, base);
    }),
    promoIn: ({ steps }) => {
      if (!found?.terms || stepOf(steps, 'promo')) return found;
      return fault ? { fault } : found;
    },
  };
};
