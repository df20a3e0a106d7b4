import { Trans } from '@lingui/react/macro';
import { hourglass } from '#ui/look/icons.ts';
import { Notice } from '#ui/words/notice.tsx';
import styles from './loading-part.module.css';

/**
 * Placeholder of a part that has not come yet: a network that went in the first seconds of a first visit has not brought the
 * whole app. `over`: it will lie over the page, else it has a place of its own. A guest who waits less than a moment sees
 * nothing.
 */
export const LoadingPart = ({ over = false }: { readonly over?: boolean }) => (
  <div className={over ? styles.over : styles.place} data-testid="on-its-way">
    <Notice icon={hourglass} title={<Trans>Still loading</Trans>}>
      <Trans>It will open as soon as the network lets it.</Trans>
    </Notice>
  </div>
);
