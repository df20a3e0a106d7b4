import { placeTime } from '#domain/place/hours.ts';
import { CardsScreen } from '#screens/account/cards-screen.tsx';
import { OnItsWay } from '#screens/notices/on-its-way.tsx';
import { useAccount } from '#state/account/use-account.ts';
import { useAccountWords } from '#state/account/use-account-words.ts';
import { useSavedCards } from '#state/account/use-saved-cards.ts';
import { useIsHouseDevice } from '#state/device/use-house-device.ts';
import { useMenu } from '#state/menu/menu-context.tsx';
import { useTabl } from '#state/tabl-context.tsx';
import { useMinute } from '#state/use-minute.ts';
import { ProfilePage } from './profile-page.tsx';

/** A customer's saved cards; where nobody is signed in, the ways to be. [S3.35] */
export const CardsPage = () => {
  const isSaid = useAccountWords();
  const isHouses = useIsHouseDevice();
  const { state } = useAccount();
  const isIn = state.kind === 'in' && !isHouses;
  const { place } = useMenu();
  const now = useMinute(useTabl().serverNow);
  const { cards, removed, ended, remove, undo, settle, seen } = useSavedCards(isIn);
  if (!isSaid) return <OnItsWay />;
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
