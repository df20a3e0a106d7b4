import { Plural, Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { OrderId } from '#domain/ids.ts';
import { isVisitLate } from '#domain/service/call.ts';
import { Rosette } from '#ui/look/rosette.tsx';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import { AskingCard } from './asking-card.tsx';
import { FoodRow } from './food-row.tsx';
import styles from './queue.module.css';
import { type AskingView, type BoardTime, dueOf, type FoodView, type QueueView } from './tables-view.ts';

export interface QueueAnswers {
  readonly onComing: (asking: AskingView) => void;
  readonly onDone: (asking: AskingView) => void;
  readonly onTaken: (food: FoodView) => void;
  readonly onAccept: (food: FoodView) => void;
  readonly onShown: (order: { readonly id: OrderId }) => void;
}

const wantedOf = (asking: AskingView): number => (asking.kind === 'call' ? (asking.wantedAt ?? asking.at) : asking.at);
const byWantedTime = (one: AskingView, other: AskingView): number => wantedOf(one) - wantedOf(other);

/**
 * "Waiting for you": unanswered calls first, because one press tells their guests that somebody comes; then answered ones
 * whose guests still wait, and accepted services that are due; then ready food, which gets cold; then answered calls, and
 * other food. Each the oldest first. At the end accepted services for later, by their time.
 */
export const Queue = ({
  queue: { asking, food },
  time,
  placeName,
  ...answers
}: { readonly queue: QueueView; readonly time: BoardTime; readonly placeName: string } & QueueAnswers) => {
  const heading = useId();
  // Offline no guest would learn that somebody is coming, so no button is highlighted.
  const unanswered = asking.filter(({ coming, waits }) => !coming && !waits);
  const overdue = asking.filter((one) => !one.waits && (isVisitLate(one, time.now) || dueOf(one) === 'now'));
  const later = asking.filter((one) => dueOf(one) === 'later').toSorted(byWantedTime);
  const answered = asking.filter((one) => ![unanswered, overdue, later].some((group) => group.includes(one)));
  const leading = time.isStale ? undefined : unanswered[0]?.key;
  const open = unanswered.length;
  const ready = food.filter(({ kind }) => kind === 'ready');
  const others = food.filter(({ kind }) => kind !== 'ready');
  const foodRows = (rows: readonly FoodView[]) =>
    rows.length > 0 && (
      <ul className={styles.list}>
        {rows.map((one) => (
          <FoodRow
            key={one.key}
            food={one}
            time={time}
            onTaken={answers.onTaken}
            onAccept={answers.onAccept}
            onShown={answers.onShown}
          />
        ))}
      </ul>
    );
  const cards = (rows: readonly AskingView[]) =>
    rows.length > 0 && (
      <ul className={styles.list}>
        {rows.map((one) => (
          <AskingCard
            key={one.key}
            asking={one}
            time={time}
            leads={one.key === leading}
            onComing={answers.onComing}
            onDone={answers.onDone}
          />
        ))}
      </ul>
    );
  return (
    <section className={styles.queue} aria-labelledby={heading} data-testid="queue">
      <h2 id={heading} className={styles.title}>
        <Trans comment="heading over the guests who have called">Waiting for you</Trans>
      </h2>
      {/* Announces new calls and answers. */}
      <div role="status">
        <VisuallyHidden>
          {open > 0 && <Plural value={open} one="# table waits for you" other="# tables wait for you" />}
        </VisuallyHidden>
      </div>
      {asking.length === 0 && food.length === 0 && (
        <div className={styles.nobody}>
          <span className={styles.flower}>
            <Rosette name={placeName} />
          </span>
          <p>
            {time.isStale ? (
              <Trans>Calls cannot reach you now: please walk round the tables.</Trans>
            ) : (
              <Trans>Nobody waits for you. Calls and bills ring here.</Trans>
            )}
          </p>
        </div>
      )}
      {cards([...unanswered, ...overdue])}
      {foodRows(ready)}
      {cards(answered)}
      {foodRows(others)}
      {later.length > 0 && (
        <h3 className={styles.later}>
          <Trans comment="heading over accepted services for a later time">For later</Trans>
        </h3>
      )}
      {cards(later)}
    </section>
  );
};
