import { CollectedUnheard, PointsCard } from '#screens/account/points-card.tsx';
import type { LoyaltyHere } from '#state/loyalty/use-own-loyalty.ts';
import { useMenu } from '#state/menu/menu-context.tsx';
import { useLanguage } from '#state/tabl-context.tsx';

/** What a customer has collected at the open place; nothing where there is nothing to collect, or until it is known. */
export const CollectedHere = ({ loyalty }: { readonly loyalty: LoyaltyHere }) => {
  const { place } = useMenu();
  const { language } = useLanguage();
  if (loyalty === 'unheard') return <CollectedUnheard />;
  if (typeof loyalty !== 'object') return null;
  return <PointsCard loyalty={loyalty} language={language} timeZone={place.timeZone} />;
};
