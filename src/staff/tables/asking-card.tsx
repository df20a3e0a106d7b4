import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { isVisitLate } from '#domain/service/call.ts';
import { useWantedText } from '#staff/take-order/detail-notes.tsx';
import { Button } from '#ui/form/button.tsx';
import { Link } from '#ui/layout/link.tsx';
import { formatTime } from '#ui/words/format-time.ts';
import { useMoney } from '#ui/words/money.tsx';
import { OwnText } from '#ui/words/own-text.tsx';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import { Age } from './age.tsx';
import styles from './asking-card.module.css';
import { type AskingView, type BillSplitKind, type BoardTime, dueOf } from './tables-view.ts';

const KindText = ({ kind, by }: BillSplitKind) => {
  switch (kind) {
    case 'evenly':
      return by === undefined ? (
        <Trans>split evenly</Trans>
      ) : (
        <Plural value={by} one="split evenly by #" other="split evenly by #" />
      );
    case 'byPerson':
      return <Trans>each pays their own</Trans>;
    case 'byDish':
      return <Trans>split by dish</Trans>;
  }
};

const SplitText = (split: BillSplitKind) => {
  const { cash = 0, card = 0 } = split.byMethod ?? {};
  return (
    <>
      <KindText {...split} />
      {split.paid !== undefined && split.paid > 0 && (
        <>
          {' · '}
          <Plural value={split.paid} one="# has paid" other="# have paid" />
        </>
      )}
      {cash + card > 0 && ' · '}
      {cash > 0 && card > 0 ? (
        <Trans comment="number of guests at a table who pay in each way">
          {cash} in cash, {card} by card
        </Trans>
      ) : cash > 0 ? (
        <Trans comment="number of guests at a table who pay so; the others did not say">{cash} in cash</Trans>
      ) : (
        card > 0 && (
          <Trans comment="number of guests at a table who pay so; the others did not say">{card} by card</Trans>
        )
      )}
    </>
  );
};

/** Texts of a call: the venue's needs, the time wanted, and the guest's own words. */
export const AskingText = ({ asking, time }: { readonly asking: AskingView; readonly time: BoardTime }) => {
  const wantedText = useWantedText();
  if (asking.kind === 'bill') {
    const { paymentMethod } = asking;
    if (paymentMethod === 'cash') return <Trans>The bill, in cash</Trans>;
    if (paymentMethod === 'card') return <Trans>The bill, by card</Trans>;
    return <Trans>The bill</Trans>;
  }
  const { needs, text, wantedAt } = asking;
  if (needs.length === 0 && text === undefined) return <Trans>Please come over</Trans>;
  return (
    <>
      {needs.join(', ')}
      {wantedAt !== undefined && (
        <>
          {' · '}
          <span className={styles.wanted} data-testid="wanted-time">
            {wantedText(wantedAt, time.now, time.timeZone)}
          </span>
        </>
      )}
      {needs.length > 0 && text !== undefined && ', '}
      {text !== undefined && <OwnText>{text}</OwnText>}
    </>
  );
};

/** Total and split of a requested bill. */
export const BillText = ({ asking }: { readonly asking: Extract<AskingView, { readonly kind: 'bill' }> }) => {
  const money = useMoney();
  const total = asking.total === undefined ? undefined : money.main(asking.total);
  return (
    <>
      {total}
      {total !== undefined && asking.split && ' · '}
      {asking.split && <SplitText {...asking.split} />}
    </>
  );
};

/** Reminder that an answered call was not marked as done: nobody may have gone. */
export const StillWaiting = ({ asking, time }: { readonly asking: AskingView; readonly time: BoardTime }) =>
  isVisitLate(asking, time.now) && (
    <>
      {' · '}
      <strong className={styles.reminder} data-testid="still-waiting">
        <Trans>the guests still wait</Trans>
      </strong>
    </>
  );

const Details = ({ asking, time }: { readonly asking: AskingView; readonly time: BoardTime }): ReactNode => {
  if (asking.waits) return <Trans>Waiting to be sent</Trans>;
  if (asking.coming) {
    const { isMine } = asking.coming;
    const by = <bdi>{asking.coming.by}</bdi>;
    const at = formatTime(asking.coming.at, time.timeZone);
    if (dueOf(asking) !== undefined)
      return (
        <>
          {isMine ? (
            <Trans comment="to a waiter: you have accepted a service for a time">You have accepted it, at {at}</Trans>
          ) : (
            <Trans comment="a person of the staff has accepted a service for a time">
              {by} has accepted it, at {at}
            </Trans>
          )}
          <StillWaiting asking={asking} time={time} />
        </>
      );
    return (
      <>
        {isMine ? (
          <Trans comment="to a waiter: you have said that you go to the table">You are coming, since {at}</Trans>
        ) : (
          <Trans>
            {by} is coming, since {at}
          </Trans>
        )}
        <StillWaiting asking={asking} time={time} />
      </>
    );
  }
  if (asking.kind === 'call') return <Trans>no answer yet</Trans>;
  return <BillText asking={asking} />;
};

/** Answer to a call: at once, or for the time wanted. */
export const ComingText = ({ asking }: { readonly asking: AskingView }) =>
  asking.kind === 'call' && asking.wantedAt !== undefined ? (
    <Trans comment="a button: the staff accept a guest’s wish for a service, such as a taxi at 18:30">Accept it</Trans>
  ) : (
    <Trans comment="said by a waiter to a table that called">I’m coming</Trans>
  );

/**
 * A guest's open call. `leads`: the oldest unanswered one, whose button has the only accent. `isFurther`: another row of its
 * table stands above it, names the table, and may have the answer for both.
 */
export const AskingCard = ({
  asking,
  time,
  leads,
  isFurther = false,
  mayAnswer = true,
  onComing,
  onDone,
}: {
  readonly asking: AskingView;
  readonly time: BoardTime;
  readonly leads: boolean;
  readonly isFurther?: boolean;
  /** Omitted: true. The row above it answers for it. */
  readonly mayAnswer?: boolean;
  readonly onComing: (asking: AskingView) => void;
  readonly onDone: (asking: AskingView) => void;
}) => {
  const { table } = asking;
  const isAnswered = asking.coming !== undefined;
  return (
    <div className={styles.row} data-testid="asking" data-kind={asking.kind}>
      <Link href={asking.href} className={styles.what}>
        <span className={isFurther ? styles.further : styles.table}>
          <VisuallyHidden>
            <Trans>Table</Trans>{' '}
          </VisuallyHidden>
          {table}
        </span>
        <span className={styles.words}>
          <AskingText asking={asking} time={time} />
        </span>
      </Link>
      <div className={styles.state}>
        <p className={styles.details}>
          <Details asking={asking} time={time} />
        </p>
        {dueOf(asking) !== 'later' && (
          <span
            className={styles.age}
            data-tone={leads || (!asking.waits && isVisitLate(asking, time.now)) ? 'wait' : undefined}
          >
            {dueOf(asking) === 'now' ? <Trans>due now</Trans> : <Age since={asking.at} time={time} exact />}
          </span>
        )}
      </div>
      <div className={styles.steps}>
        {!isAnswered && mayAnswer && (
          <Button
            look={leads ? 'primary' : 'secondary'}
            wide
            small={!leads}
            data-testid="coming"
            onClick={() => onComing(asking)}
          >
            <ComingText asking={asking} />
            <VisuallyHidden>
              {' '}
              <Trans>Table {table}</Trans>
            </VisuallyHidden>
          </Button>
        )}
        {/* Also beside the first step, for a waiter who stands at the table already. */}
        <Button look={isAnswered ? 'secondary' : 'quiet'} wide small onClick={() => onDone(asking)}>
          <Trans context="request of a guest">Done</Trans>
          <VisuallyHidden>
            {' '}
            <Trans>Table {table}</Trans>
          </VisuallyHidden>
        </Button>
      </div>
    </div>
  );
};
