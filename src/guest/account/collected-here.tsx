import type { LoyaltyHere } from '#shared/loyalty/use-own-loyalty.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useLanguage } from '#shared/tabl-context.tsx';
import { CollectedUnheard, PointsCard } from './points-card.tsx';

/** What a customer has collected at the open place; nothing where there is nothing to collect, or until it is known. */
export const CollectedHere = ({ loyalty }: { readonly loyalty: LoyaltyHere }) => {
  const { place } = useMenu();
  const { language } = useLanguage();
  if (loyalty === 'unheard') return <CollectedUnheard />;
  if (typeof loyalty !== 'object') return null;
  return <PointsCard loyalty={loyalty} language={language} timeZone={place.timeZone} currency={place.currency} />;
};
