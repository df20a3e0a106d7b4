import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CartLine } from '#domain/cart/cart.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import { saidOf } from '#domain/product/modifier-groups.ts';
import { REMOVED_WORDS } from '#shared/order/reason-text.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { cross } from '#ui/look/icons-later.ts';
import styles from './cart-line-row.module.css';
import { cartLineView } from './cart-line-view.ts';
import { useChoiceTexts } from './choice-text.ts';

/** Held lines: marked, excluded from all sums, and restored automatically when the dish is available. [S4.06, S8.03] */
export const HeldLines = ({
  lines,
  index,
  whyHeld,
  onDrop,
}: {
  readonly lines: readonly CartLine[];
  readonly index: MenuIndex;
  /** When a dish outside its hours is available again, or that the order type excludes it; `undefined` when sold out. */
  readonly whyHeld: ((line: CartLine) => ReactNode) | undefined;
  readonly onDrop: ((lineId: string) => void) | undefined;
}) => (
  <ul>
    {lines.map((line) => (
      <HeldLine key={line.lineId} line={line} index={index} whyHeld={whyHeld} onDrop={onDrop} />
    ))}
  </ul>
);

const HeldLine = ({
  line,
  index,
  whyHeld,
  onDrop,
}: {
  readonly line: CartLine;
  readonly index: MenuIndex;
  readonly whyHeld: ((line: CartLine) => ReactNode) | undefined;
  readonly onDrop: ((lineId: string) => void) | undefined;
}) => {
  const { t } = useLingui();
  const words = useChoiceTexts();
  const view = cartLineView(index, line);
  const { name } = view;
  const details = words(view);
  const lacks = saidOf(line.choice).some(({ id }) => index.ingredientById.get(id)?.isOff);
  return (
    <li className={styles.line} data-testid="cart-line-held">
      <div className={styles.body}>
        <div className={styles.head}>
          <div className={styles.what}>
            <h3 className={styles.name} lang={view.textLanguage}>
              <s>
                {line.quantity} × {name}
              </s>
            </h3>
            {details && (
              <p className={styles.details} lang={view.textLanguage}>
                <s>{details}</s>
              </p>
            )}
            <p className={styles.held}>
              {whyHeld?.(line) ?? REMOVED_WORDS[lacks ? 'ingredient_gone' : 'out_of_stock']}
            </p>
          </div>
          {onDrop && <IconButton icon={cross} label={t`Remove ${name}`} onClick={() => onDrop(line.lineId)} />}
        </div>
      </div>
    </li>
  );
};
