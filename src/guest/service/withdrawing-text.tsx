import { Trans } from '@lingui/react/macro';
import type { AskReason } from '#domain/outbox/outbox.ts';
import styles from './service.module.css';

/** A call or bill request, or its withdrawal, that the server has not answered. */
export type UnansweredStage =
  | {
      readonly kind: 'waiting';
      readonly offline: boolean;
      readonly asks: AskReason | undefined;
      /** The rate limit was reached. */
      readonly limited?: boolean | undefined;
    }
  | { readonly kind: 'withdrawing'; readonly offline: boolean };

export const WithdrawingTitle = () => <Trans>Cancelling your request</Trans>;

/** State of a withdrawn call or bill request that the staff may still see. */
export const WithdrawingText = ({ offline }: { readonly offline: boolean }) => (
  <p className={styles.lead}>
    {offline ? (
      <Trans>
        There is no connection now. It may have reached us: we cancel it as soon as there is one, and somebody may come
        until then.
      </Trans>
    ) : (
      <Trans>We are waiting for an answer.</Trans>
    )}
  </p>
);
