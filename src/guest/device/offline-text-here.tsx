import { useRouterState } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useShown, useWhere } from '#guest/frame/where.ts';
import { useCart } from '#shared/cart/cart-context.tsx';
import { useOfflineNotice } from '#shared/device/use-offline-notice.ts';
import { useIsSharedDevice } from '#shared/device/use-shared-device.ts';
import { lazyPart } from '#shared/lazy/lazy-part.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';

const VisitLogHere = lazyPart(async () => (await import('#guest/log/visit-log-here.tsx')).VisitLogHere);
const OfflineText = lazyPart(async () => (await import('./offline-text.tsx')).OfflineText);
const OutdatedHere = lazyPart(async () => (await import('./outdated-here.tsx')).OutdatedHere);

/** Notices about the app itself: the menu opens offline (once, on a guest's own device), or the app is outdated. */
export const OfflineWordHere = () => {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const { settings } = useMenu();
  const { page } = useWhere();
  const show = useShown();
  const { added } = useCart();
  // The toast would cover the sizes of a dish or the order, and two toasts would stand on each other.
  const notice = useOfflineNotice(page === 'list' && !show && !added ? path : '');
  // A guest on a venue's device has no use for this notice.
  const isShared = useIsSharedDevice();
  return (
    <>
      <Suspense>
        <VisitLogHere />
        {settings.minClientVersion !== undefined && <OutdatedHere oldest={settings.minClientVersion} />}
      </Suspense>
      <Suspense>{notice.isShown && !isShared && <OfflineText onShown={notice.noteShown} />}</Suspense>
    </>
  );
};
