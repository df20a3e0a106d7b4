import { Trans, useLingui } from '@lingui/react/macro';
import type { Said } from '#domain/language/translated.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { cross, sealPercent } from '#ui/look/icons-later.ts';
import { SafeHtml } from '#ui/words/safe-html.tsx';
import styles from './promotions-block.module.css';

export interface PromotionsBlockProps {
  readonly text: Said;
  readonly html: Said;
  /** Closes the promotions for this visit. */
  readonly onClose: () => void;
}

/** The venue's current promotions after the dishes: a strip with the venue's text below it. [S2.28] */
export const PromotionsBlock = ({ text, html, onClose }: PromotionsBlockProps) => {
  const { t } = useLingui();
  return (
    <section className={styles.block} aria-label={t`Promotions`} data-testid="promotions-block">
      <div className={styles.strip}>
        <Icon path={sealPercent} size="1.75rem" />
        <p className={styles.text} lang={text.text ? text.language : undefined}>
          {text.text || <Trans>Promotions</Trans>}
        </p>
        <IconButton icon={cross} label={t`Hide the promotions`} onClick={onClose} />
      </div>
      {html.text && <SafeHtml html={html.text} lang={html.language} className={styles.words} />}
    </section>
  );
};
