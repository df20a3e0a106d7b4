import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { EntryState } from '#domain/outbox/outbox.ts';
import { classNames } from '../look/class-names.ts';
import { Icon } from '../look/icon.tsx';
import { clock, hourglass, prohibit } from '../look/icons.ts';
import { check, paperPlane, questionCircle } from '../look/icons-later.ts';
import styles from './state-badge.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

const ICONS: Readonly<Record<EntryState, string>> = {
  saved: clock,
  sending: paperPlane,
  asking: questionCircle,
  received: check,
  refused: prohibit,
  expired: hourglass,
};

const StateText = ({ state }: { readonly state: EntryState }) => {
  switch (state) {
    case 'saved':
      return <Trans>Saved</Trans>;
    case 'sending':
      return <Trans>Sending</Trans>;
    case 'asking':
      return <Trans>Needs your answer</Trans>;
    case 'received':
      return <Trans>Sent</Trans>;
    case 'refused':
      return <Trans>Not accepted</Trans>;
    case 'expired':
      return <Trans>Expired</Trans>;
  }
};

/** State of an order as text with an icon; colour is never the only sign. `small`: the text is for screen readers only. */
export const StateBadge = ({
  state,
  small = false,
  children: words = <StateText state={state} />,
}: {
  readonly state: EntryState;
  readonly small?: boolean;
  /** Replaces the state's own text. */
  readonly children?: ReactNode;
}) => {
  return (
    <span className={classNames(styles.badge, small && styles.small, styles[state])}>
      <Icon path={ICONS[state]} size="1.125rem" />
      {small ? <VisuallyHidden>{words}</VisuallyHidden> : words}
    </span>
  );
};
