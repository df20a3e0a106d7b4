import { Suspense } from 'react';
import { InstallHint } from '#guest/lazy/lazy-install.tsx';
import { OfflineText } from '#guest/lazy/lazy-offline.tsx';
import { pages } from '#guest/lazy/lazy-pages.tsx';
import { SharedDevice } from '#guest/lazy/lazy-shared-device.tsx';
import { useScannedCode } from '#guest/table/scanned-code.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useStorageKind, useWorksOffline } from '#shared/tabl-context.tsx';
import { useFailedScan } from './where.ts';

/** Notices above the content of every page of a place. */
export const PlaceNotices = () => {
  const failedScan = useFailedScan();
  const worksOffline = useWorksOffline();
  const storage = useStorageKind();
  const code = useScannedCode(useMenu().place.slug);
  const lacks = storage === 'memory' ? 'memory' : !worksOffline && 'plainHttp';
  return (
    <>
      <Suspense>
        {failedScan && <pages.DeviceNotice kind={failedScan} />}
        {lacks && <pages.DeviceNotice kind={lacks} />}
      </Suspense>
      <Suspense>{code !== undefined && <pages.TableScan key={code} code={code} />}</Suspense>
      <InstallHint />
      <OfflineText />
      <SharedDevice />
    </>
  );
};
