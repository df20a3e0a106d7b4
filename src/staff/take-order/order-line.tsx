import { Trans, useLingui } from '@lingui/react/macro';
import { memo, useState } from 'react';
import { MAX_QUANTITY } from '#domain/cart/cart.ts';
import { withoutPackaging } from '#domain/pricing/without-packaging.ts';
import { type CartLineRowProps, CommentField, FewLeft } from '#shared/cart/cart-line-row.tsx';
import { cartLineView, hasChoice } from '#shared/cart/cart-line-view.ts';
import { useChoiceTexts } from '#shared/cart/choice-text.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Stepper } from '#ui/form/stepper.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { note, sliders } from '#ui/look/icons-later.ts';
import { useMoney } from '#ui/words/money.tsx';
import { OwnText } from '#ui/words/own-text.tsx';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import styles from './order-line.module.css';

/** A dish of an order that staff take, in one low row, so that a waiter reads the whole order back without scrolling. */
export const OrderLine = memo((props: CartLineRowProps) => {
  const { line, index, price, onEdit } = props;
  const { comment } = line;
  const { t } = useLingui();
  const money = useMoney();
  const words = useChoiceTexts();
  const [isWriting, setWriting] = useState(false);
  const view = cartLineView(index, line);
  const details = words(view);
  return (
    <li className={styles.line} data-testid="cart-line">
      <div className={styles.row}>
        <div className={styles.what} lang={view.textLanguage}>
          <h3 className={styles.name}>
            {onEdit && hasChoice(index, line) ? (
              <button type="button" className={styles.edit} data-testid="edit-line" onClick={() => onEdit(line)}>
                <VisuallyHidden>
                  <Trans comment="before the name of a dish: a button that opens its choices">Change:</Trans>{' '}
                </VisuallyHidden>
                {view.name} <Icon path={sliders} size="1rem" />
              </button>
            ) : (
              view.name
            )}
          </h3>
          <p className={styles.details}>
            {price && <span className={styles.price}>{money.main(withoutPackaging(price, line.quantity))}</span>}
            {price && details && ' · '}
            {details}
          </p>
        </div>
        <div className={styles.tools}>
          <IconButton
            icon={note}
            label={t`For the kitchen: ${view.name}`}
            aria-expanded={isWriting}
            onClick={() => setWriting(true)}
          />
          <Stepper
            name={view.name}
            value={line.quantity}
            min={1}
            max={Math.min(props.most ?? MAX_QUANTITY, MAX_QUANTITY)}
            onChange={(quantity) => props.onQuantity(line.lineId, quantity)}
            onRemove={() => props.onRemove(line.lineId)}
          />
        </div>
      </div>
      {!isWriting && comment && (
        <p className={styles.comment} dir="auto">
          <OwnText>{comment}</OwnText>
        </p>
      )}
      {props.dietNote && <div className={styles.kitchen}>{props.dietNote}</div>}
      {props.only !== undefined && (
        <p className={styles.few} data-testid="few-left">
          <FewLeft left={props.only} onTake={(quantity) => props.onQuantity(line.lineId, quantity)} />
        </p>
      )}
      {isWriting && (
        <CommentField
          line={line}
          onSave={(text, isOfOne) => props.onComment(line.lineId, text, isOfOne)}
          onClose={() => setWriting(false)}
        />
      )}
    </li>
  );
});
