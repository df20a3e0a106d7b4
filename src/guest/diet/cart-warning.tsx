import { Trans } from '@lingui/react/macro';
import type { VerdictKind } from '#domain/diet/allergens.ts';
import styles from './cart-warning.module.css';
import { VerdictMark } from './verdict-mark.tsx';

/**
 * The warning over the button that sends: the worst verdict in the order, in one sentence. It does not block sending.
 */
export const CartWarning = ({
  kind,
  isDiet = false,
}: {
  readonly kind: Exclude<VerdictKind, 'free'>;
  /** No allergen is concerned: what the order holds is only against a diet. */
  readonly isDiet?: boolean;
}) => (
  <p className={styles.warning} role="status" data-testid="cart-warning" data-verdict={kind}>
    <VerdictMark kind={kind} size="1.375rem" />
    <span>
      {kind === 'contains' && isDiet ? (
        <Trans>Something in your order does not suit your diet.</Trans>
      ) : kind === 'contains' ? (
        <Trans>Something in your order contains what you avoid.</Trans>
      ) : kind === 'may_contain' ? (
        <Trans>Something in your order may contain traces of what you avoid.</Trans>
      ) : (
        <Trans>For something in your order it is not stated whether it suits you. Please ask us.</Trans>
      )}
    </span>
  </p>
);
