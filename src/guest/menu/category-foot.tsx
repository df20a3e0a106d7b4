import { Suspense, useState } from 'react';
import { useClosedPromotions } from '#guest/cart/category-promotions.ts';
import { categoryDialogs } from '#guest/lazy/lazy-category-dialogs.tsx';
import { useVenueTexts } from '#shared/language/use-venue-text.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import type { DeviceKind } from '#ui/view/device-kind.ts';
import { PromotionsBlock } from './promotions-block.tsx';
import { SocialTitle, socialTargets, VenueFooter } from './venue-footer.tsx';

/** Below a category's dishes: the venue's promotions, and its footer if configured. [S2.28, S2.29] */
export const CategoryFoot = ({ device }: { readonly device: DeviceKind }) => {
  const { place, settings } = useMenu();
  const { promotionsHtml, promotionsText, footerHtml, social } = useVenueTexts();
  const { isClosed, close } = useClosedPromotions(place.id);
  const [shown, setShown] = useState<'promotions' | 'codes'>();
  const hasPromotions = promotionsHtml.text !== '' || promotionsText.text !== '';
  const hide = () => setShown(undefined);
  return (
    <>
      {hasPromotions && !isClosed && <PromotionsBlock text={promotionsText} html={promotionsHtml} onClose={close} />}
      {settings.showFooter && (
        <VenueFooter
          placeHref={`/${place.slug}`}
          html={footerHtml}
          social={social}
          codes={device !== 'phone'}
          onCodes={() => setShown('codes')}
          onPromotions={hasPromotions ? () => setShown('promotions') : undefined}
        />
      )}
      <Suspense>
        {shown === 'promotions' && (
          <categoryDialogs.PromotionsSheet text={promotionsText} html={promotionsHtml} onClose={hide} />
        )}
        {shown === 'codes' && (
          <categoryDialogs.LinksSheet title={<SocialTitle />} targets={socialTargets(social)} codes onClose={hide} />
        )}
      </Suspense>
    </>
  );
};
