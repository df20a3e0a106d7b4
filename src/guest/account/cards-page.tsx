import { placeTime } from '#domain/place/hours.ts';
import { useIsSharedDevice } from '#shared/device/use-shared-device.ts';
import { LoadingPart } from '#shared/frame/loading-part.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import { useMinute } from '#shared/use-minute.ts';
import { CardsScreen } from './cards-screen.tsx';
import { ProfilePage } from './profile-page.tsx';
import { useAccount } from './use-account.ts';
import { useAccountCatalog } from './use-account-catalog.ts';
import { useSavedCards } from './use-saved-cards.ts';

/** A customer's saved cards, or the sign-in options when nobody is signed in. [S3.35] */
export const CardsPage = () => {
  const isSaid = useAccountCatalog();
  const isShared = useIsSharedDevice();
  const { state } = useAccount();
  const isIn = state.kind === 'in' && !isShared;
  const { place } = useMenu();
  const now = useMinute(useTabl().serverNow);
  const { cards, removed, ended, remove, undo, settle, seen } = useSavedCards(isIn);
  if (!isSaid) return <LoadingPart />;
  if (!isIn) return <ProfilePage />;
  return (
    <CardsScreen
      cards={cards}
      removed={removed}
      ended={ended}
      month={placeTime(now, place.timeZone).date.slice(0, 7)}
      profileHref={`/${place.slug}/profile`}
      onRemove={remove}
      onUndo={undo}
      onSettle={settle}
      onSeen={seen}
    />
  );
};
