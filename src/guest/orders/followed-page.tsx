import { placeTexts } from '#domain/place/place.ts';
import { FollowedOrderScreen } from '#guest/follow/followed-order-screen.tsx';
import { useFollowedOrder } from '#guest/order/use-followed-order.ts';
import { ConnectionText } from '#shared/frame/connection-text.tsx';
import { LoadingPart } from '#shared/frame/loading-part.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useCheckoutCatalog } from '#shared/order/use-checkout-catalog.ts';
import { useLineNames } from '#shared/order/use-line-names.ts';
import { useServiceCatalog } from '#shared/service/use-service-catalog.ts';
import { useIsOnline, useLanguage } from '#shared/tabl-context.tsx';
import { OrderFactsHere } from './order-facts-here.tsx';
import { VoidedHere } from './voided-here.tsx';

/** Page of another device's order, by its link. `hash`: of the page's address, which identifies the order. */
export const FollowedPage = ({ framed, hash }: { readonly framed: boolean; readonly hash: string }) => {
  const { place } = useMenu();
  const { name } = placeTexts(place, useLanguage().language);
  const isOnline = useIsOnline();
  const isSaid = [useCheckoutCatalog(), useServiceCatalog()].every(Boolean);
  const followed = useFollowedOrder(hash);
  const wordsOf = useLineNames();
  if (!isSaid) return <LoadingPart />;
  return (
    <FollowedOrderScreen
      framed={framed}
      followed={followed}
      placeName={name.text}
      placeLanguage={name.language}
      homeHref={`/${place.slug}`}
      orderLanguage={place.defaultLanguage}
      wordsOf={wordsOf}
      factsOf={(order) => (
        <>
          <VoidedHere order={order} />
          <OrderFactsHere order={order} />
        </>
      )}
      timeZone={place.timeZone}
      connection={<ConnectionText online={isOnline} />}
    />
  );
};
