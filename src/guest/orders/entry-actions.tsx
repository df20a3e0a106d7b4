import { Trans } from '@lingui/react/macro';
import { canCancel } from '#domain/outbox/entry-moves.ts';
import { isSettled } from '#domain/outbox/outbox.ts';
import { OrderText } from '#shared/order/order-text.tsx';
import { TableEntries } from '#shared/service/table-entries.tsx';
import { Button, ButtonLink } from '#ui/form/button.tsx';
import { classNames } from '#ui/look/class-names.ts';
import styles from './entry-actions.module.css';
import type { OrderEntryProps } from './order-entry-props.ts';

const Cancel = ({ entry, onCancel, leads }: OrderEntryProps) =>
  canCancel(entry) && !entry.cancelling ? (
    <Button look="secondary" small={!leads} data-testid="cancel-order" onClick={() => onCancel(entry.id)}>
      <Trans>Cancel order</Trans>
    </Button>
  ) : null;

/** Buttons of an order: its next step and its cancellation. */
export const EntryActions = (props: OrderEntryProps) => {
  const { entry, leads, homeHref, joinHref, onConfirm, onOrderAgain, onTakeLeft, onDismiss } = props;
  const asksAge = entry.state === 'asking' && entry.askReason !== 'session' && !entry.cancelling;
  const asksScan = entry.state === 'asking' && entry.askReason === 'session' && !entry.cancelling;
  const browses = entry.state === 'saved' || entry.state === 'sending' || (entry.state === 'asking' && !asksAge);
  const returned = entry.state === 'refused' || entry.state === 'expired';
  const short = entry.state === 'refused' ? entry.refusal?.portions : undefined;
  const left = short?.[0]?.left ?? 0;
  const isFoot = leads && !returned;
  return (
    <div className={classNames(styles.actions, isFoot && styles.foot)} data-page-foot={isFoot || undefined}>
      <Cancel {...props} />
      {!leads && isSettled(entry.state) && (
        <Button look="quiet" small onClick={() => onDismiss(entry.id)}>
          <Trans>Hide</Trans>
        </Button>
      )}
      {asksScan && props.isSaid !== false && <TableEntries joinHref={joinHref} />}
      {asksAge && (
        <Button
          look={leads ? 'primary' : 'secondary'}
          small={!leads}
          className={styles.main}
          data-testid="confirm-order"
          onClick={() => onConfirm(entry.id)}
        >
          <OrderText />
        </Button>
      )}
      {onTakeLeft && short?.length === 1 && left > 0 && (
        <Button
          look="secondary"
          small={!leads}
          className={styles.main}
          data-testid="take-left"
          onClick={() => onTakeLeft(entry.id)}
        >
          <Trans comment="a number of portions, where more were ordered than there are">{left} instead</Trans>
        </Button>
      )}
      {returned && (
        <Button
          look={leads ? 'primary' : 'secondary'}
          small={!leads}
          className={styles.main}
          data-testid="order-again"
          onClick={() => onOrderAgain(entry.id)}
        >
          <Trans>Look at your order</Trans>
        </Button>
      )}
      {leads && browses && (
        <ButtonLink href={homeHref} look="ink" className={styles.main}>
          <Trans>Browse the menu</Trans>
        </ButtonLink>
      )}
    </div>
  );
};
