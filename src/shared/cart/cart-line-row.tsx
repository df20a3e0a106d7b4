import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { memo, type ReactNode, useId, useState } from 'react';
import { type CartLine, MAX_COMMENT_LENGTH, MAX_QUANTITY } from '#domain/cart/cart.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import type { LinePrice } from '#domain/pricing/pricing.ts';
import { withoutPackaging } from '#domain/pricing/without-packaging.ts';
import { Button } from '#ui/form/button.tsx';
import { CheckRow } from '#ui/form/check-row.tsx';
import { Stepper } from '#ui/form/stepper.tsx';
import { TextArea } from '#ui/form/text-area.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { note, sliders } from '#ui/look/icons-later.ts';
import { Picture } from '#ui/picture/picture.tsx';
import { useMoney } from '#ui/words/money.tsx';
import { OwnText } from '#ui/words/own-text.tsx';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import { afterPress } from './after-press.ts';
import styles from './cart-line-row.module.css';
import { cartLineView, hasChoice } from './cart-line-view.ts';
import { useChoiceTexts } from './choice-text.ts';

export interface CartLineRowProps {
  readonly line: CartLine;
  readonly index: MenuIndex;
  readonly price: LinePrice | undefined;
  readonly picture: boolean;
  /** Maximum quantity of the dish. */
  readonly most?: number | undefined;
  /** Portions left, when fewer than the chosen quantity. */
  readonly only?: number | undefined;
  /** Warning for a guest who avoids something. */
  readonly dietNote?: ReactNode;
  readonly onQuantity: (lineId: string, quantity: number) => void;
  readonly onRemove: (lineId: string) => void;
  /** Opens the choice; set only for a dish that has one. */
  readonly onEdit?: ((line: CartLine) => void) | undefined;
  /** `isOfOne`: the comment concerns one unit of the line. */
  readonly onComment: (lineId: string, text: string, isOfOne: boolean) => void;
}

/**
 * Field for the kitchen comment. Typing never waits for the disk: the text is handed on when the field is left, and `onClose`
 * follows the press that left the field.
 */
export const CommentField = ({
  line,
  onSave,
  onClose,
}: {
  readonly line: CartLine;
  readonly onSave: (text: string, isOfOne: boolean) => void;
  readonly onClose: () => void;
}) => {
  const { t } = useLingui();
  const id = useId();
  const [draft, setDraft] = useState(line.comment ?? '');
  const [isOfOne, setIsOfOne] = useState(false);
  const leave = (box: HTMLElement) => {
    onSave(draft, isOfOne);
    // A second leave would divide the line again.
    if (isOfOne) return onClose();
    afterPress(() => {
      if (!box.contains(document.activeElement)) onClose();
    });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears when its fields are left
    <div
      className={styles.comment}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) leave(currentTarget);
      }}
    >
      <label htmlFor={id} className={styles.label}>
        <Trans>For the kitchen</Trans>
      </label>
      <TextArea
        id={id}
        value={draft}
        maxLength={MAX_COMMENT_LENGTH}
        autoFocus
        onChange={setDraft}
        left={(count) => t`${plural(count, { one: '# character left', other: '# characters left' })}`}
      />
      {line.quantity > 1 && (
        <CheckRow label={<Trans>For one of the {line.quantity} only</Trans>} checked={isOfOne} onChange={setIsOfOne} />
      )}
    </div>
  );
};

/** Notice that fewer portions are left than chosen; one press reduces the quantity. */
export const FewLeft = ({ left, onTake }: { readonly left: number; readonly onTake: (quantity: number) => void }) =>
  left === 0 ? (
    <Trans>There are not so many left.</Trans>
  ) : (
    <>
      <Trans>only {left} left</Trans>{' '}
      <Button small onClick={() => onTake(left)} data-testid="take-left">
        <Trans>Take {left}</Trans>
      </Button>
    </>
  );

/** One order line: name, choice, quantity, price and the kitchen comment. */
export const CartLineRow = memo((props: CartLineRowProps) => {
  const { line, index, price } = props;
  const { comment } = line;
  const { t } = useLingui();
  const money = useMoney();
  const words = useChoiceTexts();
  const [writing, setWriting] = useState(false);
  const view = cartLineView(index, line);
  const details = words(view);
  return (
    <li className={styles.line} data-testid="cart-line">
      {props.picture && (
        <Picture picture={view.picture} name={view.name} cloth={view.cloth} sizes="144px" className={styles.picture} />
      )}
      <div className={styles.body}>
        <div className={styles.head}>
          <div className={styles.what} lang={view.textLanguage}>
            <h3 className={styles.name}>{view.name}</h3>
            {details && <p className={styles.details}>{details}</p>}
            {!writing && comment && (
              <p className={styles.details} dir="auto">
                <OwnText>{comment}</OwnText>
              </p>
            )}
          </div>
          <span className={styles.price}>
            {price ? money.main(withoutPackaging(price, line.quantity)) : <Trans>Ask the waiter</Trans>}
          </span>
        </div>
        {props.only !== undefined && (
          <p className={styles.few} data-testid="few-left">
            <FewLeft left={props.only} onTake={(quantity) => props.onQuantity(line.lineId, quantity)} />
          </p>
        )}
        {props.dietNote && <div className={styles.dietNote}>{props.dietNote}</div>}
        {writing && (
          <CommentField
            line={line}
            onSave={(text, isOfOne) => props.onComment(line.lineId, text, isOfOne)}
            onClose={() => setWriting(false)}
          />
        )}
        <div className={styles.actions}>
          <Stepper
            name={view.name}
            value={line.quantity}
            min={1}
            max={Math.min(props.most ?? MAX_QUANTITY, MAX_QUANTITY)}
            onChange={(quantity) => props.onQuantity(line.lineId, quantity)}
            onRemove={() => props.onRemove(line.lineId)}
          />
          {props.onEdit && hasChoice(index, line) && (
            <button
              type="button"
              className={styles.note}
              aria-label={t`Change: ${view.name}`}
              data-testid="edit-line"
              onClick={() => props.onEdit?.(line)}
            >
              <Icon path={sliders} />
              <span className={styles.noteWord}>
                <Trans context="the options of the dish just added">Change</Trans>
              </span>
            </button>
          )}
          {!writing && (
            <button type="button" className={styles.note} onClick={() => setWriting(true)}>
              <Icon path={note} />
              <span className={styles.noteWord}>
                <Trans>Note</Trans>
                <VisuallyHidden>: {view.name}</VisuallyHidden>
              </span>
            </button>
          )}
        </div>
      </div>
    </li>
  );
});
