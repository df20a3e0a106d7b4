import { useLingui } from '@lingui/react/macro';
import { IconButton, IconLink } from '#ui/form/icon-button.tsx';
import { caretRight } from '#ui/look/icons.ts';
import { pencil } from '#ui/look/icons-later.ts';
import styles from './product-card-buttons.module.css';

export interface ProductCardActionsProps {
  readonly name: string;
  /** Omitted: no kitchen comment from here. */
  readonly onComment: (() => void) | undefined;
  /** Address of the dish's page, when the card does not link to this page. */
  readonly href: string | undefined;
}

/** Further actions at the end of a card's last line. [S2.33] */
export const ProductCardActions = ({ name, onComment, href }: ProductCardActionsProps) => {
  const { t } = useLingui();
  return (
    <span className={styles.ways}>
      {onComment && (
        <IconButton
          icon={pencil}
          label={t`Add ${name} with a note to the kitchen`}
          className={styles.way}
          aria-haspopup="dialog"
          data-testid="add-comment"
          onClick={onComment}
        />
      )}
      {href !== undefined && (
        <IconLink
          icon={caretRight}
          label={t`Open ${name}`}
          href={href}
          className={styles.way}
          data-testid="open-product"
        />
      )}
    </span>
  );
};
