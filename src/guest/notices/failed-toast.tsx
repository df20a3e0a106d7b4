import { Trans } from '@lingui/react/macro';
import { Toast } from '#ui/layout/toast.tsx';

/** How long the toast stays, ms. [S9.09] */
const FAILED_MILLISECONDS = 2500;

/**
 * Says that a press failed; otherwise it would look accepted. In the initial script, because offline no other chunk could
 * load.
 */
export const FailedToast = ({ onClose }: { readonly onClose: () => void }) => (
  <Toast closesAfter={FAILED_MILLISECONDS} onClose={onClose}>
    <span data-testid="failed-toast">
      <Trans>An error occurred #3.</Trans>
    </span>
  </Toast>
);
