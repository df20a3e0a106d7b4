import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { IconButton, IconLink } from '#ui/form/icon-button.tsx';
import { classNames } from '#ui/look/class-names.ts';
import { Icon } from '#ui/look/icon.tsx';
import { calendar, caretRight, pencil, plus } from '#ui/look/icons.ts';
import styles from './product-card-buttons.module.css';

/** The plus, which becomes the count of what is in the order. */
export const AddButton = ({
  name,
  asks,
  quantity,
  onPress,
}: {
  readonly name: string;
  /** The size, or what else must be chosen, is asked for first. */
  readonly asks: boolean;
  readonly quantity: number;
  readonly onPress: () => void;
}) => {
  const { t } = useLingui();
  const label = asks ? t`Choose a size: ${name}` : t`Add ${name}`;
  return (
    <button
      type="button"
      className={classNames(styles.add, quantity > 0 && styles.added)}
      aria-label={quantity > 0 ? t`${label}, ${quantity} in your order` : label}
      aria-haspopup={asks ? 'dialog' : undefined}
      data-testid="add-to-cart"
      onClick={onPress}
    >
      {quantity > 0 ? <span className={styles.quantity}>{quantity}</span> : <Icon path={plus} />}
    </button>
  );
};

/** Where each size has its own button, the count stands by itself. */
export const CountMark = ({ quantity }: { readonly quantity: number }) => {
  const { t } = useLingui();
  return (
    <span
      className={classNames(styles.add, styles.added, styles.mark, styles.count)}
      role="img"
      aria-label={t`${quantity} in your order`}
    >
      <span className={styles.quantity}>{quantity}</span>
    </span>
  );
};

/** All of the card is pressed to book; this only says so. */
export const BookingMark = () => (
  <span className={classNames(styles.add, styles.mark)} aria-hidden="true">
    <Icon path={calendar} />
  </span>
);

/** What can be done besides adding, at the end of the last line. */
export const CardWays = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles.ways}>{children}</span>
);

export const CommentButton = ({ name, onPress }: { readonly name: string; readonly onPress: () => void }) => {
  const { t } = useLingui();
  return (
    <IconButton
      icon={pencil}
      label={t`Add ${name} with a note to the kitchen`}
      className={styles.way}
      aria-haspopup="dialog"
      data-testid="add-comment"
      onClick={onPress}
    />
  );
};

export const OpenButton = ({ name, href }: { readonly name: string; readonly href: string }) => {
  const { t } = useLingui();
  return (
    <IconLink icon={caretRight} label={t`Open ${name}`} href={href} className={styles.way} data-testid="open-product" />
  );
};
