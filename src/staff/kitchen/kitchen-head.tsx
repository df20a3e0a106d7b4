import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { StationBoard } from '#domain/kitchen/tickets.ts';
import type { Said } from '#domain/language/translated.ts';
import { Button } from '#ui/form/button.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { bellRinging, muted } from '#ui/look/staff-icons.ts';
import { formatTime } from '#ui/words/format-time.ts';
import { useAge } from './age.tsx';
import styles from './kitchen-head.module.css';

export interface KitchenHeadProps {
  readonly name: Said;
  readonly board: StationBoard;
  readonly now: number;
  readonly timeZone: string;
  /** Seconds since the server was last heard; `undefined` when offline or never heard. */
  readonly heardAgo: number | undefined;
  readonly isMute: boolean;
  /** Sound came on a moment ago: the words about it keep their space. */
  readonly keepsMute: boolean;
  readonly onRecall: () => void;
  readonly onCounts: () => void;
  readonly onOff: () => void;
  /** The language choice, where no frame around the board has one. */
  readonly language?: ReactNode;
}

/** Station name, number of open and new tickets, and the clock. */
export const KitchenHead = (props: KitchenHeadProps) => {
  const { name, board, now, timeZone, heardAgo, isMute, keepsMute, onRecall, onCounts, onOff, language } = props;
  const { open, ready, counts } = board;
  const loud = open.filter(({ isLoud }) => isLoud);
  const ageOf = useAge();
  const oldest = open[0] && ageOf(open[0].dueFrom);
  const since = loud[0] && ageOf(loud[0].placedAt);
  return (
    <header className={styles.head}>
      <h1 lang={name.language}>{name.text}</h1>
      <div className={styles.open}>
        <p>
          {open.length > 0 && (
            <>
              <Plural value={open.length} one="# order" other="# orders" />
              {' · '}
              <Trans>the oldest {oldest}</Trans>
            </>
          )}
        </p>
        <p className={styles.heard}>
          {(isMute || keepsMute) && (
            <span className={styles.mute} data-unseen={keepsMute || undefined} aria-hidden={keepsMute}>
              <Icon path={muted} size="1.125rem" /> <Trans>no sound</Trans>
              {heardAgo !== undefined && ' · '}
            </span>
          )}
          {heardAgo !== undefined && <Trans>last heard {heardAgo} s ago</Trans>}
        </p>
      </div>
      <p className={styles.loud} data-any={loud.length > 0 || undefined} data-testid="loud">
        {loud.length > 0 && (
          <>
            <Icon path={bellRinging} />
            <span>
              <Plural value={loud.length} one="# new" other="# new" />
              <span className={styles.since}>
                , <Trans>since {since}</Trans>
              </span>
            </span>
          </>
        )}
      </p>
      {counts.length > 0 && (
        <Button small onClick={onCounts}>
          <Trans comment="kitchen: how many of each dish are still to be cooked">In total</Trans>
        </Button>
      )}
      {ready.length > 0 && (
        <Button small onClick={onRecall}>
          <Trans>Call back</Trans>
        </Button>
      )}
      <Button small onClick={onOff}>
        <Trans comment="heading over the dishes that are off">Off now</Trans>
      </Button>
      {language}
      <time className={styles.clock}>{formatTime(now, timeZone)}</time>
    </header>
  );
};
