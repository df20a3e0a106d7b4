import { Suspense, useState } from 'react';
import { SocialTitle, socialTargets, VenueFooter } from '#screens/footer/venue-footer.tsx';
import { PromotionsBlock } from '#screens/promotions/promotions-block.tsx';
import { useVenueWords } from '#state/language/use-venue-words.ts';
import { useMenu } from '#state/menu/menu-context.tsx';
import { useClosedPromotions } from '#state/promotion/category-promotions.ts';
import type { DeviceKind } from '#view/device/device-kind.ts';
import { categoryDialogs } from '../lazy/lazy-category-dialogs.tsx';

/** What follows a category's dishes: the venue's promotions, and its footer if it wants one. [S2.28, S2.29] */
export const CategoryFoot = ({ device }: { readonly device: DeviceKind }) => {
  const { place, settings } = useMenu();
  const { promotionsHtml, promotionsText, footerHtml, social } = useVenueWords();
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
