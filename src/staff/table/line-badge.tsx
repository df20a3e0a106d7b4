import { Trans } from '@lingui/react/macro';
import type { LineStage } from '#domain/service/order-stage.ts';
import { Icon } from '#ui/look/icon.tsx';
import { clock, prohibit } from '#ui/look/icons.ts';
import { check, paperPlane, pot } from '#ui/look/icons-later.ts';
import { checkCircle, hand } from '#ui/look/staff-icons.ts';
import styles from './line-badge.module.css';

const ICONS: Readonly<Record<LineStage, string>> = {
  held: clock,
  sent: paperPlane,
  seen: clock,
  accepted: clock,
  cooking: pot,
  ready: hand,
  served: check,
  paid: checkCircle,
  rejected: prohibit,
};

const StageWords = ({ stage }: { readonly stage: LineStage }) => {
  switch (stage) {
    case 'held':
      return (
        <Trans comment="a dish of which the kitchen hears once a waiter has confirmed its order">
          not confirmed yet
        </Trans>
      );
    case 'sent':
      return <Trans comment="a dish that no screen of the kitchen has shown">not seen yet</Trans>;
    case 'seen':
      return <Trans comment="a dish that the kitchen has seen">seen</Trans>;
    case 'accepted':
      return <Trans comment="a dish that somebody of the staff has accepted">accepted</Trans>;
    case 'cooking':
      return <Trans comment="a dish that is being cooked">being cooked</Trans>;
    case 'ready':
      return <Trans comment="a dish that stands at the pass">ready, waits for you</Trans>;
    case 'served':
      return <Trans comment="a dish that its guests have">on the table</Trans>;
    case 'paid':
      return <Trans comment="a dish that has been paid for">paid</Trans>;
    case 'rejected':
      return <Trans comment="a dish of an order that was refused">refused</Trans>;
  }
};

/** Where a dish stands, in words with a sign. */
export const LineBadge = ({ stage }: { readonly stage: LineStage }) => (
  <span className={styles.badge} data-stage={stage}>
    <Icon path={ICONS[stage]} size="1.125rem" />
    <StageWords stage={stage} />
  </span>
);
