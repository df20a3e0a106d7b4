import { Trans } from '@lingui/react/macro';
import type { Said } from '#domain/language/translated.ts';
import { Skeleton } from '#ui/layout/skeleton.tsx';
import { info } from '#ui/look/icons.ts';
import { Notice } from '#ui/words/notice.tsx';
import { SafeHtml } from '#ui/words/safe-html.tsx';
import styles from './venue-text.module.css';

/** `missing`: not stored on this device and cannot be loaded now. */
export type PagesState = 'loading' | 'missing' | 'here';

/** A text of the venue, or a message that it is loading, unavailable, or not written yet. */
export const VenueText = ({ state, text }: { readonly state: PagesState; readonly text: Said }) => {
  if (state === 'loading') {
    return (
      <div className={styles.loading} aria-hidden="true">
        <Skeleton className={styles.line} />
        <Skeleton className={styles.line} />
        <Skeleton className={styles.half} />
      </div>
    );
  }
  if (state === 'missing') {
    return (
      <Notice icon={info} title={<Trans>This text is not on this device yet</Trans>}>
        <Trans>There is no connection now. The text will appear as soon as there is one.</Trans>
      </Notice>
    );
  }
  if (text.text === '') {
    return (
      <p className={styles.nothing}>
        <Trans>The venue has not written anything here yet.</Trans>
      </p>
    );
  }
  return <SafeHtml html={text.text} lang={text.language} className={styles.text} />;
};
