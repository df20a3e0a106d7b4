import { Trans } from '@lingui/react/macro';
import type { EntryState } from '#domain/outbox/outbox.ts';
import { classNames } from '../look/class-names.ts';
import { Icon } from '../look/icon.tsx';
import { check, clock, hourglass, paperPlane, prohibit, questionCircle } from '../look/icons.ts';
import styles from './state-badge.module.css';

const ICONS: Readonly<Record<EntryState, string>> = {
  saved: clock,
  sending: paperPlane,
  asking: questionCircle,
  received: check,
  refused: prohibit,
  expired: hourglass,
};

const StateWords = ({ state }: { readonly state: EntryState }) => {
  switch (state) {
    case 'saved':
      return <Trans>Saved</Trans>;
    case 'sending':
      return <Trans>Sending</Trans>;
    case 'asking':
      return <Trans>Needs your answer</Trans>;
    case 'received':
      return <Trans>Received</Trans>;
    case 'refused':
      return <Trans>Not accepted</Trans>;
    case 'expired':
      return <Trans>Expired</Trans>;
  }
};

/** The state of an order, in words with an icon; the colour is never the only sign. */
export const StateBadge = ({ state }: { readonly state: EntryState }) => (
  <span className={classNames(styles.badge, styles[state])}>
    <Icon path={ICONS[state]} size="1.125rem" />
    <StateWords state={state} />
  </span>
);
