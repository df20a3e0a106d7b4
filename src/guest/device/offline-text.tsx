import { Trans } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import toast from '#guest/frame/share-toast.module.css';
import { useServiceCatalog } from '#shared/service/use-service-catalog.ts';
import { Toast } from '#ui/layout/toast.tsx';

const SEEN_MS = 5_000;

/** Toast that the menu is stored on the device; it moves no content. `onShown`: once its text is loaded. */
export const OfflineText = ({ onShown }: { readonly onShown: () => void }) => {
  const [isOver, setOver] = useState(false);
  const isSaid = useServiceCatalog();
  useEffect(() => {
    if (isSaid) onShown();
  }, [isSaid, onShown]);
  if (isOver || !isSaid) return null;
  return (
    // Behind a sheet: nobody has asked for this notice, and it must not cover a sheet's button.
    <div className={toast.place} style={{ zIndex: 'var(--z-bar)' }} data-testid="offline-word">
      <Toast closesAfter={SEEN_MS} onClose={() => setOver(true)}>
        <Trans>This menu now also opens without a connection</Trans>
      </Toast>
    </div>
  );
};
