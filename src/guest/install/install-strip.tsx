import { Trans } from '@lingui/react/macro';
import type { Said } from '#domain/language/translated.ts';
import { Button } from '#ui/form/button.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { deviceMobile } from '#ui/look/icons-later.ts';
import styles from './install-strip.module.css';

/** Offer to put the place on the home screen. Shown once; a refusal is permanent. */
export const InstallStrip = ({
  place,
  onInstall,
  onRefuse,
}: {
  /** The place's name. */
  readonly place: Said;
  readonly onInstall: () => void;
  readonly onRefuse: () => void;
}) => (
  <section className={styles.strip} role="status" data-testid="install-strip">
    <Icon path={deviceMobile} size="1.75rem" />
    <div className={styles.words}>
      <p className={styles.title}>
        <Trans>
          <span lang={place.language}>{place.text}</span> on your home screen?
        </Trans>
      </p>
      <p>
        <Trans>The menu then opens at once, even without a network.</Trans>
      </p>
    </div>
    <div className={styles.answers}>
      <Button look="ink" small onClick={onInstall}>
        <Trans>Add it</Trans>
      </Button>
      <Button look="secondary" small onClick={onRefuse}>
        <Trans>No, thanks</Trans>
      </Button>
    </div>
  </section>
);
