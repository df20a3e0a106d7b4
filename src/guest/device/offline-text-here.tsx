import { Trans } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import toast from '#guest/frame/share-toast.module.css';
import { useOfflineNotice } from '#shared/device/use-offline-notice.ts';
import { useIsSharedDevice } from '#shared/device/use-shared-device.ts';
import { lazyPart } from '#shared/lazy/lazy-part.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useServiceCatalog } from '#shared/service/use-service-catalog.ts';
import { Toast } from '#ui/layout/toast.tsx';

const VisitLogHere = lazyPart(async () => (await import('#guest/log/visit-log-here.tsx')).VisitLogHere);
const OutdatedHere = lazyPart(async () => (await import('./outdated-here.tsx')).OutdatedHere);

const SEEN_MS = 5_000;

/** Toast that the menu is stored on the device; it moves no content. */
const OfflineText = () => {
  const [isOver, setOver] = useState(false);
  const isSaid = useServiceCatalog();
  if (isOver || !isSaid) return null;
  return (
    <div className={toast.place} data-testid="offline-word">
      <Toast closesAfter={SEEN_MS} onClose={() => setOver(true)}>
        <Trans>This menu now also opens without a connection</Trans>
      </Toast>
    </div>
  );
};

/** Notices about the app itself: the menu opens offline (once, on a guest's own device), or the app is outdated. */
export const OfflineWordHere = () => {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const { settings } = useMenu();
  const opensOffline = useOfflineNotice(path);
  // A guest of the venue's own device has no use for it.
  const isShared = useIsSharedDevice();
  return (
    <>
      <Suspense>
        <VisitLogHere />
        {settings.minClientVersion !== undefined && <OutdatedHere oldest={settings.minClientVersion} />}
      </Suspense>
      {opensOffline && !isShared && <OfflineText />}
    </>
  );
};
