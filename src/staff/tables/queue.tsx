import { Plural, Trans } from '@lingui/react/macro';
import { useId } from 'react';
import type { OrderId } from '#domain/ids.ts';
import { groupBy } from '#domain/owner/day-figures.ts';
import { isVisitLate } from '#domain/service/call.ts';
import { Rosette } from '#ui/look/rosette.tsx';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import card from './asking-card.module.css';
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

type Row = AskingView | FoodView;

const isFood = (row: Row): row is FoodView => 'orderId' in row;

/** Rows of one card: all of a table, or an order without a table. */
interface Card {
  readonly key: string;
  readonly rows: readonly Row[];
}

/** One card per table, each in the place of its most urgent row. */
const cardsOf = (rows: readonly Row[]): readonly Card[] => {
  const keyOf = (row: Row) => (row.table === undefined ? row.key : `table ${row.table}`);
  const byKey = groupBy(rows, keyOf);
  return [...byKey].map(([key, rows]) => ({ key, rows }));
};

/** An answer "I'm coming" covers every call of the table, but no service for a later time, which is accepted. */
const isAnsweredByComing = (row: Row): row is AskingView =>
  !isFood(row) && !row.coming && !row.waits && !(row.kind === 'call' && row.wantedAt !== undefined);

const QueueCard = ({
  rows,
  time,
  leading,
  onComing,
  onDone,
  ...food
}: Pick<Card, 'rows'> & QueueAnswers & { readonly time: BoardTime; readonly leading: string | undefined }) => {
  const together = rows.filter(isAnsweredByComing);
  return (
    <li className={card.card} data-testid="queue-card">
      {rows.map((row, at) =>
        isFood(row) ? (
          <FoodRow key={row.key} food={row} isFurther={at > 0} leads={row.key === leading} {...{ time, ...food }} />
        ) : (
          <AskingCard
            key={row.key}
            asking={row}
            time={time}
            leads={row.key === leading}
            isFurther={at > 0}
            mayAnswer={!together.includes(row) || row === together[0]}
            onComing={() => {
              for (const one of together.includes(row) ? together : [row]) onComing(one);
            }}
            onDone={onDone}
          />
        ),
      )}
    </li>
  );
};

/**
 * "Waiting for you", one card per table. Unanswered calls first, because one press tells their guests that somebody comes;
 * then answered ones whose guests still wait, and accepted services that are due; then ready food, which gets cold; then
 * answered calls, and other food. Each the oldest first. At the end accepted services for later, by their time.
 */
export const Queue = ({
  queue: { asking, food },
  time,
  placeName,
  ...answers
}: { readonly queue: QueueView; readonly time: BoardTime; readonly placeName: string } & QueueAnswers) => {
  const heading = useId();
  const unanswered = asking.filter(({ coming, waits }) => !coming && !waits);
  const overdue = asking.filter((one) => !one.waits && (isVisitLate(one, time.now) || dueOf(one) === 'now'));
  const later = asking.filter((one) => dueOf(one) === 'later').toSorted(byWantedTime);
  const answered = asking.filter((one) => ![unanswered, overdue, later].some((group) => group.includes(one)));
  const ready = food.filter(({ kind }) => kind === 'ready');
  const others = food.filter(({ kind }) => kind !== 'ready');
  const rows = [...unanswered, ...overdue, ...ready, ...answered, ...others];
  // Offline no guest would learn that somebody is coming, so no button is highlighted.
  const leading = time.isStale
    ? undefined
    : (unanswered[0] ?? ready.find(({ isWhole, waits }) => isWhole && !waits))?.key;
  const open = unanswered.length;
  const cards = (rows: readonly Row[]) =>
    rows.length > 0 && (
      <ul className={styles.list}>
        {cardsOf(rows).map(({ key, rows }) => (
          <QueueCard key={key} {...{ rows, time, leading }} {...answers} />
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
      {cards(rows)}
      {later.length > 0 && (
        <h3 className={styles.later}>
          <Trans comment="heading over accepted services for a later time">For later</Trans>
        </h3>
      )}
      {cards(later)}
    </section>
  );
};
