import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { memo } from 'react';
import { useReaderAllergenName } from '#staff/frame/reader-text.tsx';
import { Link } from '#ui/layout/link.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { calendar, clock } from '#ui/look/icons.ts';
import { deviceMobile, warning } from '#ui/look/icons-later.ts';
import { creditCard, moon, users } from '#ui/look/service-icons.ts';
import { formatTime } from '#ui/words/format-time.ts';
import { useMoney } from '#ui/words/money.tsx';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import { Age } from './age.tsx';
import { TABLE_STATE_ICONS, TableStateText } from './table-state-text.tsx';
import styles from './table-tile.module.css';
import type { BoardTime, BookedView, TableTileView } from './tables-view.ts';
import { isSameAge } from './written-age.ts';

interface TableTileProps {
  readonly table: TableTileView;
  readonly time: BoardTime;
}

/** A guest's waiting time is shown in seconds. */
const isExact = ({ state: { kind } }: TableTileView): boolean => kind === 'calls' || kind === 'bill';

const isDrawnAlike = (before: TableTileProps, { table, time }: TableTileProps): boolean =>
  before.table === table &&
  (table.state.since === undefined || isSameAge(table.state.since, before.time, time, isExact(table)));

const Mark = ({ icon, words }: { readonly icon: string; readonly words: string }) => (
  <span title={words}>
    <Icon path={icon} size="1.125rem" />
    <VisuallyHidden>{words}</VisuallyHidden>
  </span>
);

/** People of the seated booking, or else the phones that have ordered. */
const Guests = ({ count, from }: NonNullable<TableTileView['guests']>) => (
  <span className={styles.guests} data-testid="tile-guests">
    <Icon path={from === 'booking' ? users : deviceMobile} size="1.125rem" />
    <span aria-hidden="true">{count}</span>
    <VisuallyHidden>
      {from === 'booking' ? (
        <Plural value={count} one="# guest" other="# guests" />
      ) : (
        <Plural value={count} one="# phone has ordered" other="# phones have ordered" />
      )}
    </VisuallyHidden>
  </span>
);

/** The next booking: its time and people on a line, its name below. */
const Booked = ({ booked, timeZone }: { readonly booked: BookedView; readonly timeZone: string }) => {
  const { startAt, people, name } = booked;
  return (
    <span className={styles.booked} data-testid="tile-booked">
      <span className={styles.when}>
        <Icon path={calendar} size="1.125rem" />
        <VisuallyHidden>
          <Trans comment="before the time of a table’s next booking">Booked for</Trans>{' '}
        </VisuallyHidden>
        {formatTime(startAt, timeZone)}
        <span aria-hidden="true"> · {people}</span>
        <VisuallyHidden>
          {', '}
          <Plural value={people} one="# person" other="# people" />
        </VisuallyHidden>
      </span>{' '}
      <bdi className={styles.who}>{name}</bdi>
    </span>
  );
};

/** A table with the one thing that the table waits for. The whole tile links to the table. */
export const TableTile = memo(({ table, time }: TableTileProps) => {
  const { t } = useLingui();
  const { kind, since } = table.state;
  const money = useMoney();
  const icon = TABLE_STATE_ICONS[kind];
  const allergy = (table.avoids ?? []).map(useReaderAllergenName()).join(', ');
  const joined = (table.joined ?? []).join(', ');
  return (
    <Link href={table.href} className={styles.tile} data-state={kind} data-testid="table-tile">
      <span className={styles.number}>
        <VisuallyHidden>
          <Trans>Table</Trans>{' '}
        </VisuallyHidden>
        {table.name}
      </span>
      <span className={styles.marks}>
        {table.guests && <Guests {...table.guests} />}
        {table.isPaying && <Mark icon={creditCard} words={t`A guest is paying by card`} />}
        {table.isQuiet && <Mark icon={moon} words={t`Do not disturb`} />}
        {table.waits && <Mark icon={clock} words={t`Waiting to be sent`} />}
      </span>
      {allergy !== '' && (
        <span className={styles.allergy} data-testid="tile-allergy">
          <Icon path={warning} size="1.125rem" />
          <span>
            <Trans>Allergy: {allergy}</Trans>
          </span>
        </span>
      )}
      {table.joined && table.joined.length > 0 && (
        <span className={styles.joined} data-testid="tile-joined">
          <Trans comment="of a table: the names of other tables whose guests have joined it">
            joined with {joined}
          </Trans>
        </span>
      )}
      <span className={styles.state}>
        {icon && <Icon path={icon} size="1.125rem" />}
        <span className={styles.words}>
          <TableStateText kind={kind} />
        </span>
      </span>
      {table.hasLeft && (
        <span className={styles.reminder} data-testid="tile-left">
          <Trans comment="of a table: guests who are gone have left an order that is neither served nor ended">
            earlier order
          </Trans>
        </span>
      )}
      {table.isUnsent && (
        <span className={styles.reminder} data-testid="tile-unsent">
          <Trans comment="of a table: this waiter has chosen dishes for it and not sent them">not sent</Trans>
        </span>
      )}
      {(since !== undefined || table.sum !== undefined || table.isPaid) && (
        <span className={styles.age}>
          <span>{since !== undefined && <Age since={since} time={time} exact={isExact(table)} />}</span>{' '}
          {table.sum !== undefined && (
            <span className={styles.sum} data-testid="tile-sum">
              <VisuallyHidden>
                <Trans>Left to pay</Trans>{' '}
              </VisuallyHidden>
              {money.main(table.sum)}
            </span>
          )}
          {table.isPaid && kind !== 'paid' && (
            <span className={styles.sum} data-testid="tile-paid">
              <TableStateText kind="paid" />
            </span>
          )}
        </span>
      )}
      {table.booked && <Booked booked={table.booked} timeZone={time.timeZone} />}
    </Link>
  );
}, isDrawnAlike);
