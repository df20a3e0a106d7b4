import { Trans } from '@lingui/react/macro';
import type { Said } from '#domain/language/translated.ts';
import { useLoggedPromotions } from '#shared/log/pressed.ts';
import { Sheet } from '#ui/layout/sheet.tsx';
import { SafeHtml } from '#ui/words/safe-html.tsx';
import styles from './promotions-sheet.module.css';

/** The venue's current promotions in its own words. [S1.06, S2.54] */
export const PromotionsSheet = ({
  text,
  html,
  onClose,
}: {
  readonly text: Said;
  readonly html: Said;
  readonly onClose: () => void;
}) => {
  useLoggedPromotions();
  return (
    <Sheet open onClose={onClose} title={<Trans>Promotions</Trans>}>
      <div className={styles.words} data-testid="promotions">
        {text.text && (
          <p className={styles.text} lang={text.language}>
            {text.text}
          </p>
        )}
        {html.text && <SafeHtml html={html.text} lang={html.language} />}
      </div>
    </Sheet>
  );
};
