import { Plural, Trans } from '@lingui/react/macro';
import type { CartLine } from '#domain/cart/cart.ts';
import type { MenuIndex } from '#domain/menu/menu-index.ts';
import type { Excess } from '#domain/order/quantity-limits.ts';
import { cartLineView } from '#shared/cart/cart-line-view.ts';
import { OrderText } from '#shared/order/order-text.tsx';
import { Button } from '#ui/form/button.tsx';
import styles from './limit-panel.module.css';
import { QuestionPanel } from './question-panel.tsx';

interface PanelProps {
  readonly index: MenuIndex;
  readonly excess: Excess<CartLine>;
}

/** Replaces the send button when the order exceeds the limit. `onReduce`: reduces it to the limit. */
export const TooMuchPanel = ({ index, excess, onReduce }: PanelProps & { readonly onReduce: () => void }) => {
  const { lines, inAll, most } = excess;
  const { line: lineMost, order: orderMost } = most;
  return (
    <QuestionPanel
      tone="doubt"
      testId="too-much"
      title={<Trans>More than can be ordered at once</Trans>}
      actions={
        lines.length > 0 && (
          <Button look="ink" wide onClick={onReduce}>
            <Trans>Reduce to {lineMost}</Trans>
          </Button>
        )
      }
    >
      {lines.map(({ line, count }) => {
        const { name, textLanguage } = cartLineView(index, line);
        return (
          <li key={line.lineId}>
            <Trans>
              <strong lang={textLanguage}>{name}</strong>: {count}, at most {lineMost}
            </Trans>
          </li>
        );
      })}
      {inAll !== undefined && (
        <li>
          <Trans>
            Dishes in all: {inAll}, at most {orderMost}
          </Trans>
        </li>
      )}
      <li className={styles.hint}>
        <Trans>For more, please ask the waiter.</Trans>
      </li>
    </QuestionPanel>
  );
};

/** Replaces the pressed button when the quantity may be a mistake. Takes the focus. */
export const UnusualPanel = ({
  index,
  excess: { lines, inAll },
  onSend,
  onChange,
}: PanelProps & { readonly onSend: () => void; readonly onChange: () => void }) => (
  <QuestionPanel
    tone="doubt"
    focused
    testId="unusual"
    title={<Trans>Is that really how many you want?</Trans>}
    actions={
      <>
        <Button wide onClick={onChange}>
          <Trans>No, change it</Trans>
        </Button>
        <Button look="primary" wide data-testid="send-unusual" onClick={onSend}>
          <OrderText />
        </Button>
      </>
    }
  >
    {lines.map(({ line, count }) => {
      const { name, textLanguage } = cartLineView(index, line);
      return (
        <li key={line.lineId}>
          {count} × <strong lang={textLanguage}>{name}</strong>
        </li>
      );
    })}
    {inAll !== undefined && (
      <li>
        <Plural value={inAll} one="# dish in all" other="# dishes in all" />
      </li>
    )}
  </QuestionPanel>
);
