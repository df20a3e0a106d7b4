import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Cloth } from '#domain/menu/menu.ts';
import type { Picture as VenuePicture } from '#domain/picture.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { Picture } from '#ui/picture/picture.tsx';
import { useMoney } from '#ui/words/money.tsx';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import styles from './cart-bar.module.css';

export interface CartBarProps {
  readonly count: number;
  /** undefined: not known yet. */
  readonly total: Minor | undefined;
  readonly onOpen: () => void;
  /** The pictures of the chosen dishes, newest first: shown on a kiosk, three at most. */
  readonly pictures?: readonly {
    readonly picture: VenuePicture | undefined;
    readonly name: string;
    readonly cloth: Cloth | undefined;
  }[];
  /** The buttons beside the bar: the waiter's bell, "I'm done". */
  readonly beside?: ReactNode;
}

/** The bar with the number of chosen dishes and their price; it opens the order. */
export const CartBar = ({ count, total, onOpen, pictures, beside }: CartBarProps) => {
  const { t } = useLingui();
  const money = useMoney();
  return (
    <div className={styles.row}>
      {beside}
      <button type="button" className={styles.bar} onClick={onOpen} aria-haspopup="dialog" data-act="order">
        {pictures && pictures.length > 0 && (
          <span className={styles.pictures}>
            {pictures.slice(0, 3).map((one, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same dish may stand there twice.
              <Picture key={index} {...one} sizes="96px" className={styles.picture} />
            ))}
          </span>
        )}
        <span className={styles.count} data-count="" data-testid="cart-count" data-hidden={Boolean(pictures?.length)}>
          {count}
        </span>
        <VisuallyHidden>{t`in`}</VisuallyHidden>
        <span className={styles.words}>
          <Trans>Your order</Trans>
        </span>
        <span className={styles.sum}>{total !== undefined && money.main(total)}</span>
      </button>
    </div>
  );
};
