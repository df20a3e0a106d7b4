import { Trans } from '@lingui/react/macro';
import { check } from '#ui/look/icons-later.ts';
import { Notice } from '#ui/words/notice.tsx';

/** Parts that the device has stored by now: said once, where it takes nothing from the menu. */
export const OfflineWord = () => (
  <div data-testid="offline-word">
    <Notice icon={check} title={<Trans>This menu now also opens without a connection</Trans>} />
  </div>
);
