import { Trans } from '@lingui/react/macro';
import { check } from '#ui/look/icons-later.ts';
import { Notice } from '#ui/words/notice.tsx';

/** Says once that the menu is stored on the device, at a position that does not cover the menu. */
export const OfflineText = () => (
  <div data-testid="offline-word">
    <Notice icon={check} title={<Trans>This menu now also opens without a connection</Trans>} />
  </div>
);
