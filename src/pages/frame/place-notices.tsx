import { Suspense } from 'react';
import { useMenu } from '#state/menu/menu-context.tsx';
import { useSession } from '#state/session/session-context.tsx';
import { useStorageKind, useWorksOffline } from '#state/tabl-context.tsx';
import { useScannedCode } from '#state/table/scanned-code.ts';
import { HouseDevice } from '../lazy/lazy-house.tsx';
import { InstallHint } from '../lazy/lazy-install.tsx';
import { OfflineWord } from '../lazy/lazy-offline.tsx';
import { pages } from '../lazy/lazy-pages.tsx';
import { useFailedScan } from './where.ts';

/** The notices above the content of every page of a place. */
export const PlaceNotices = () => {
  const failedScan = useFailedScan();
  const worksOffline = useWorksOffline();
  const storage = useStorageKind();
  const { session } = useSession();
  const code = useScannedCode(useMenu().place.slug);
  const lacks = storage === 'memory' ? 'memory' : !worksOffline && 'plainHttp';
  return (
    <>
      <Suspense>
        {failedScan && !session && <pages.DeviceNotice kind={failedScan} />}
        {lacks && <pages.DeviceNotice kind={lacks} />}
      </Suspense>
      <Suspense>{code !== undefined && <pages.TableScan key={code} code={code} />}</Suspense>
      <InstallHint />
      <OfflineWord />
      <HouseDevice />
    </>
  );
};
