import { Trans } from '@lingui/react/macro';
import { hourglass } from '#ui/look/icons.ts';
import { Notice } from '#ui/words/notice.tsx';
import styles from './loading-part.module.css';

/**
 * Placeholder of a lazy chunk that is not loaded yet, as when the network fails during a first visit. `over`: shown over the
 * page instead of in place. Invisible for a moment, so that short waits do not flicker; the
 * network is mentioned only after a wait that the device alone does not explain.
 */
export const LoadingPart = ({ over = false }: { readonly over?: boolean }) => (
  <div className={over ? styles.over : styles.place} data-testid="on-its-way">
    <Notice icon={hourglass} title={<Trans>Still loading</Trans>}>
      <span className={styles.late}>
        <Trans>It will open as soon as the network lets it.</Trans>
      </span>
    </Notice>
  </div>
);
