import { DiscountsScreen } from '#screens/staff/discounts/discounts-screen.tsx';
import { OrderNumbers } from '#screens/staff/discounts/order-numbers.tsx';
import { PromoCodes } from '#screens/staff/discounts/promo-codes.tsx';
import { useOwnerDiscounts } from '#state/staff/owner/use-owner-settings.ts';
import { DraftState } from './draft-state.tsx';
import { PublishWay } from './publish-way.tsx';

/** The discounts on whole orders. */
export const DiscountsPage = () => {
  const { drafts, discounts, currency, save, promos, orderNumbers, changed, savePromo, saveOrderNumbers } =
    useOwnerDiscounts();
  return (
    <DiscountsScreen
      isRead={drafts.file !== undefined}
      why={drafts.why}
      discounts={discounts}
      currency={currency}
      onSave={save}
      further={
        drafts.file && (
          <>
            <PromoCodes
              promos={promos}
              types={discounts.map(({ type }) => type)}
              isChanged={changed.promos}
              currency={currency}
              onSave={savePromo}
            />
            <OrderNumbers
              discounts={orderNumbers}
              isChanged={changed.orderNumbers}
              currency={currency}
              onSave={saveOrderNumbers}
            />
          </>
        )
      }
      publishing={
        <>
          <DraftState drafts={drafts} />
          <PublishWay drafts={drafts} />
        </>
      }
    />
  );
};
