import { placeTime } from '#domain/place/hours.ts';
import { placeMinute } from '#domain/promotion/promo-code.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useNow } from '#staff/frame/use-now.ts';
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
  const { place } = useMenu();
  const now = useNow();
  return (
    <DiscountsScreen
      isRead={drafts.file !== undefined}
      why={drafts.why}
      discounts={discounts}
      currency={currency}
      onSave={save}
      minutes={placeTime(now, place.timeZone).minutes}
      further={(adding, onAdded) =>
        drafts.file && (
          <>
            <PromoCodes
              promos={promos}
              live={live.promos}
              types={discounts.map(({ type }) => type)}
              isChanged={changed.promos}
              currency={currency}
              onSave={savePromo}
              minute={placeMinute(now, place.timeZone)}
              isAdding={adding === 'promo-codes'}
              onAdded={onAdded}
            />
            <OrderNumbers
              discounts={orderNumbers}
              live={live.orderNumbers}
              isChanged={changed.orderNumbers}
              currency={currency}
              onSave={saveOrderNumbers}
              isAdding={adding === 'order-numbers'}
              onAdded={onAdded}
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
