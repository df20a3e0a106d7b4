import { Trans } from '@lingui/react/macro';
import { useRouterState } from '@tanstack/react-router';
import { Suspense, useRef, useState } from 'react';
import toast from '#guest/frame/share-toast.module.css';
import { useWhere } from '#guest/frame/where.ts';
import { useDeviceKind } from '#shared/device/use-device.ts';
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

/** Notices about the app itself: the menu opens offline (once, on a menu page of a phone), or the app is outdated. */
export const OfflineWordHere = () => {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const { settings } = useMenu();
  const { page, category, isMenuItself } = useWhere();
  const isPhone = useDeviceKind(false) === 'phone';
  const hasRoom = isPhone && page === 'list' && (isMenuItself || category !== undefined);
  // Another page counts as the menu page before it, so the hint waits for the next menu page.
  const menuPath = useRef('');
  if (hasRoom) menuPath.current = path;
  const opensOffline = useOfflineNotice(menuPath.current) && hasRoom;
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
