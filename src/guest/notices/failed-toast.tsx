import { Trans } from '@lingui/react/macro';
import { Toast } from '#ui/layout/toast.tsx';

/** How long it stays. [S9.09] */
const FAILED_MILLISECONDS = 2500;

/**
 * The device could not do what was pressed for. Without a word the press would seem to have been taken, and with the network
 * gone no other part could say so: it stands before the first card.
 */
export const FailedToast = ({ onClose }: { readonly onClose: () => void }) => (
  <Toast closesAfter={FAILED_MILLISECONDS} onClose={onClose}>
    <span data-testid="failed-toast">
      <Trans>An error occurred #3.</Trans>
    </span>
  </Toast>
);
