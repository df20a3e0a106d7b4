// The promo code of the order: typed by the guest, checked by the server, stored in the cart.
import { useCallback, useMemo, useState } from 'react';
import { checkPromo, type PromoFailure } from '#core/api/promotion.ts';
import { changeCart } from '#core/db/cart/cart-table.ts';
import { readDeviceId } from '#core/db/device/device-id.ts';
import { withPromo } from '#domain/cart/clear-cart.ts';
import { refusalToReplace } from '#domain/order/replaces.ts';
import { discountsOf } from '#domain/pricing/further-discounts.ts';
import { stepOf } from '#domain/pricing/price-steps.ts';
import { amountOf } from '#domain/pricing/step-kinds.ts';
import { type PromoTerms, readPromoCode } from '#domain/promotion/promo-code.ts';
import type { PromoFault } from '#domain/promotion/promo-faults.ts';
import { useCart } from '#shared/cart/cart-context.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useEntries } from '#shared/outbox/use-outbox.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import { useMinute } from '#shared/use-minute.ts';

/** Reason why a code was rejected. */
export type PromoTrouble = PromoFault | PromoFailure;

export interface PromoInCart {
  /** Terms of the code in the cart. */
  readonly promo: PromoTerms | undefined;
  /** Reason why the code has no effect now; `undefined` when it has an effect. */
  readonly fault: PromoFault | undefined;
  /** A code of a sent order that was invalid on arrival; kept until the next order is sent. */
  readonly lost: { readonly code: string; readonly fault: PromoFault } | undefined;
  readonly trouble: PromoTrouble | undefined;
  readonly isBusy: boolean;
  readonly enter: (typed: string) => void;
  readonly remove: () => void;
}

/** The promo code of the last rejected order. */
const useLostPromo = (): PromoInCart['lost'] => {
  const entries = useEntries();
  const id = refusalToReplace(entries);
  const refused = entries.find((entry) => entry.id === id);
  const code = refused && 'promoCode' in refused ? refused.promoCode : undefined;
  const fault = refused?.refusal?.promo?.fault;
  return typeof code === 'string' && fault ? { code, fault } : undefined;
};

export function usePromoCode(): PromoInCart {
  const tabl = useTabl();
  const { place, settings } = useMenu();
  const { session, orderedAs: orderType } = useSession();
  const { cart, price } = useCart();
  const now = useMinute(tabl.serverNow);
  const lost = useLostPromo();
  const [trouble, setTrouble] = useState<PromoTrouble>();
  const [isBusy, setBusy] = useState(false);
  const { promo } = cart;

  const fault = useMemo(() => {
    if (!promo || stepOf(price.steps, 'promo')) return undefined;
    const base = {
      goods: amountOf(price.steps, 'lines'),
      boxes: amountOf(price.steps, 'boxes'),
      tier: price.steps.filter(({ kind }) => kind === 'tier'),
    };
    const orderNumber = stepOf(price.steps, 'orderNumberDiscount')?.cause.orderNumber;
    return discountsOf({ promo, orderNumber }, base, { place, settings, orderType, now }).fault;
  }, [promo, price, place, settings, orderType, now]);

  const put = useCallback(
    async (terms: PromoTerms | undefined) => {
      await changeCart(await tabl.database(), place.id, (current) => withPromo(current, terms));
    },
    [tabl, place.id],
  );

  const enter = (typed: string) => {
    const code = readPromoCode(typed);
    setTrouble(code === undefined ? 'unknown' : undefined);
    if (code === undefined || isBusy) return;
    setBusy(true);
    void (async () => {
      const device = await readDeviceId(await tabl.database());
      const answer = await checkPromo(tabl.http, place, { code, session: session?.token, device });
      if (!answer.ok) setTrouble(answer.error);
      else if (answer.value.terms) await put(answer.value.terms);
      else setTrouble(answer.value.fault);
    })()
      .catch(() => setTrouble('other'))
      .finally(() => setBusy(false));
  };
  const remove = () => {
    setTrouble(undefined);
    void put(undefined).catch(() => setTrouble('other'));
  };
  return { promo, fault, lost: promo ? undefined : lost, trouble, isBusy, enter, remove };
}
