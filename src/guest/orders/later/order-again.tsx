import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import type { OrderAgain } from '#domain/order/order-again.ts';
import { REMOVED_WORDS } from '#shared/order/reason-text.tsx';
import { Button } from '#ui/form/button.tsx';
import { useMoney } from '#ui/words/money.tsx';
import styles from './limit-panel.module.css';

/** Reorder button. `leads`: the main action of an order that its guest took back. */
export const AgainButton = ({
  label,
  leads = false,
  onPress,
}: {
  readonly label: string;
  readonly leads?: boolean | undefined;
  readonly onPress: () => void;
}) => {
  const { t } = useLingui();
  if (leads)
    return (
      <Button look="primary" wide data-testid="dishes-back" onClick={onPress}>
        <Trans comment="puts the dishes of a withdrawn order into the cart">Put the dishes in a new order</Trans>
      </Button>
    );
  return (
    <Button small aria-label={t`Order again: ${label}`} data-testid="repeat-order" onClick={onPress}>
      <Trans>Order again</Trans>
    </Button>
  );
};

/** Differences from the earlier order: unavailable dishes, and dishes with a higher price. Takes the focus. */
export const AgainPanel = ({
  again: { lines, gone, dearer },
  onShow,
  onClose,
}: {
  readonly again: OrderAgain;
  readonly onShow: () => void;
  readonly onClose: () => void;
}) => {
  const money = useMoney();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const hasSome = lines.length > 0;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be read as a part of a form.
    <div ref={panel} className={styles.panel} role="group" aria-labelledby={id} tabIndex={-1} data-testid="again">
      <h3 id={id} className={styles.title}>
        {hasSome ? <Trans>In your order, with changes</Trans> : <Trans>Nothing of it can be had now</Trans>}
      </h3>
      <ul className={styles.lines}>
        {gone.map(({ name, reason }, at) => {
          const why = REMOVED_WORDS[reason];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order.
            <li key={at}>
              <Trans>
                <strong>{name}</strong>: {why}
              </Trans>
            </li>
          );
        })}
        {dearer.map(({ name, from, to }, at) => {
          const before = money.main(from);
          const now = money.main(to);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes its order.
            <li key={at}>
              <Trans>
                <strong>{name}</strong>: {now}, before {before}
              </Trans>
            </li>
          );
        })}
      </ul>
      <div className={styles.actions}>
        {hasSome ? (
          <Button look="ink" wide data-testid="show-again" onClick={onShow}>
            <Trans>Look at your order</Trans>
          </Button>
        ) : (
          <Button wide onClick={onClose}>
            <Trans>OK</Trans>
          </Button>
        )}
      </div>
    </div>
  );
};
