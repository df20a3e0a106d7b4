import { useSearch } from '@tanstack/react-router';
import { PlainHttpNotice, ScanNotice, StorageNotice } from '#screens/notices/menu-notices.tsx';
import { useSession } from '#state/session/session-context.tsx';
import { useStorageKind, useTabl } from '#state/tabl-context.tsx';
import { InstallHint } from '../lazy/lazy-install.tsx';

/** The notices above the content of every page of a place. */
export const PlaceNotices = () => {
  const { scan } = useSearch({ from: '/$place' });
  const { worksOffline } = useTabl();
  const storage = useStorageKind();
  const { session } = useSession();
  return (
    <>
      {scan === 'failed' && !session && <ScanNotice />}
      {storage === 'memory' ? <StorageNotice /> : !worksOffline && <PlainHttpNotice />}
      <InstallHint />
    </>
  );
};
