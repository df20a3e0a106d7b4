import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import type { Verdict } from '#domain/diet/judge-dish.ts';
import type { NumberedDish } from '#domain/menu/numbered-dishes.ts';
import type { DishReason } from '#domain/order/reasons.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { REMOVED_WORDS } from '#shared/order/reason-text.tsx';
import { MenuName } from '#shared/product/second-name.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { plus } from '#ui/look/icons.ts';
import { sliders } from '#ui/look/icons-later.ts';
import { useMoney } from '#ui/words/money.tsx';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import { AllergyNote } from './allergy-note.tsx';
import styles from './dish-row.module.css';

/** Facts of a dish beside its texts. */
export interface DishFacts {
  /** Price of the cheapest size; `undefined`: not fixed. */
  readonly price: Minor | undefined;
  /** Sizes have different prices. */
  readonly isFrom: boolean;
  /** Reason why it cannot be ordered now. */
  readonly reason: DishReason | undefined;
  /** Quantity in the order. */
  readonly quantity: number;
  /** Verdict for the guests of the order; `undefined`: no allergy is chosen. */
  readonly verdict?: Verdict | undefined;
}

export interface DishPresses {
  /** Adds the dish, or opens its required choice. */
  readonly onDish: (dish: NumberedDish) => void;
  /** Opens its sizes, choices and comment. */
  readonly onChoose: (dish: NumberedDish) => void;
}

/** A dish on a waiter's list: number and name, with the whole row as button. */
export const DishRow = ({
  dish,
  facts,
  onDish,
  onChoose,
}: DishPresses & { readonly dish: NumberedDish; readonly facts: DishFacts }) => {
  const { t } = useLingui();
  const money = useMoney();
  const { number, product } = dish;
  const { name } = product;
  const { reason, quantity, verdict } = facts;
  const id = useId();
  const isMarked = verdict !== undefined && verdict.kind !== 'free';
  const price = facts.price === undefined ? undefined : money.main(facts.price);
  return (
    <li className={styles.row}>
      <button
        type="button"
        className={styles.dish}
        disabled={reason !== undefined}
        aria-describedby={isMarked ? id : undefined}
        data-testid="take-dish"
        onClick={() => onDish(dish)}
      >
        <span className={styles.number}>{number}</span>
        <span className={styles.words}>
          <span className={styles.name} lang={product.textLanguage}>
            <MenuName kind="dish" of={{ id: product.id, name, isOff: reason === 'out_of_stock' }} />
          </span>
          {reason && <span className={styles.reason}>{REMOVED_WORDS[reason]}</span>}
        </span>
        {!reason && price !== undefined && (
          <span className={styles.price}>{facts.isFrom ? <Trans>from {price}</Trans> : price}</span>
        )}
        {quantity > 0 ? (
          <span className={styles.count} data-testid="dish-count">
            {quantity}
            <VisuallyHidden>
              {' '}
              <Trans comment="after a number: 2 in the order">in the order</Trans>
            </VisuallyHidden>
          </span>
        ) : (
          !reason && (
            <span className={styles.plus}>
              <Icon path={plus} size="1.25rem" />
            </span>
          )
        )}
      </button>
      {!reason && (
        <IconButton icon={sliders} label={t`Choices and a note: ${name}`} look="soft" onClick={() => onChoose(dish)} />
      )}
      {isMarked && (
        <div id={id} className={styles.warning}>
          <AllergyNote verdict={verdict} />
        </div>
      )}
    </li>
  );
};
