import { useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useSession } from '#state/session/session-context.tsx';
import { useStorageKind, useWorksOffline } from '#state/tabl-context.tsx';
import { InstallHint } from '../lazy/lazy-install.tsx';
import { OfflineWord } from '../lazy/lazy-offline.tsx';
import { pages } from '../lazy/lazy-pages.tsx';

/** The notices above the content of every page of a place. */
export const PlaceNotices = () => {
  const { scan } = useSearch({ from: '/$place' });
  const worksOffline = useWorksOffline();
  const storage = useStorageKind();
  const { session } = useSession();
  const lacks = storage === 'memory' ? 'memory' : !worksOffline && 'plainHttp';
  return (
    <>
      <Suspense>
        {scan === 'failed' && !session && <pages.DeviceNotice kind="scan" />}
        {lacks && <pages.DeviceNotice kind={lacks} />}
      </Suspense>
      <InstallHint />
      <OfflineWord />
    </>
  );
};
