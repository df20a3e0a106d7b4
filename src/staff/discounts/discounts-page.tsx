import { DraftNews } from '#staff/publish/draft-state.tsx';
import { PublishEntry } from '#staff/publish/publish-entry.tsx';
import { useOwnerDiscounts } from '#staff/settings/use-owner-settings.ts';
import { DiscountsScreen } from './discounts-screen.tsx';
import { OrderNumbers } from './order-numbers.tsx';
import { PromoCodes } from './promo-codes.tsx';

/** Discounts on whole orders. The undo of a publication is on the pages of menu and settings, because it undoes all of it. */
export const DiscountsPage = () => {
  const { drafts, discounts, currency, save, promos, orderNumbers, live, changed, savePromo, saveOrderNumbers } =
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
              live={live.promos}
              types={discounts.map(({ type }) => type)}
              isChanged={changed.promos}
              currency={currency}
              onSave={savePromo}
            />
            <OrderNumbers
              discounts={orderNumbers}
              live={live.orderNumbers}
              isChanged={changed.orderNumbers}
              currency={currency}
              onSave={saveOrderNumbers}
            />
          </>
        )
      }
      publishing={
        <>
          <DraftNews drafts={drafts} />
          <PublishEntry drafts={drafts} />
        </>
      }
    />
  );
};
