import { Trans } from '@lingui/react/macro';
import type { Said } from '#domain/translated.ts';
import { Button } from '#ui/button.tsx';
import { deviceMobile } from '#ui/icons-later.ts';
import { Notice } from '#ui/notice.tsx';

/** The place could stand on the home screen. Said once, and refused for good. */
export const InstallStrip = ({
  place,
  onInstall,
  onRefuse,
}: {
  /** Its name. */
  readonly place: Said;
  readonly onInstall: () => void;
  readonly onRefuse: () => void;
}) => (
  <div data-testid="install-strip">
    <Notice
      icon={deviceMobile}
      title={
        <Trans>
          <span lang={place.language}>{place.text}</span> on your home screen?
        </Trans>
      }
      action={
        <>
          <Button look="ink" small onClick={onInstall}>
            <Trans>Add it</Trans>
          </Button>
          <Button look="secondary" small onClick={onRefuse}>
            <Trans>No, thanks</Trans>
          </Button>
        </>
      }
    >
      <Trans>The menu then opens at once, even without a network.</Trans>
    </Notice>
  </div>
);
