import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { StaffDay } from '#contract/booking/staff-bookings.ts';
import { parseTranslated } from '#contract/language/translated.ts';
import { hasBegun, isMovable } from '#domain/booking/booking.ts';
import { minutesOver } from '#domain/booking/day-list.ts';
import { isEditable } from '#domain/booking/edited-booking.ts';
import { lateChoices } from '#domain/booking/late-times.ts';
import { mayRestore } from '#domain/booking/restored-booking.ts';
import { maySeat, mayUnseat } from '#domain/booking/seating.ts';
import { ANNOUNCED_MS } from '#domain/booking/table-booking.ts';
import { saysAllergy } from '#domain/diet/said-allergy.ts';
import type { ProductId, VariantId } from '#domain/ids.ts';
import { parseAmount } from '#domain/pricing/money.ts';
import { useReaderTexts } from '#staff/frame/reader-text.tsx';
import { BothTexts, DishName } from '#staff/table/dish-name.tsx';
import { Button, ButtonLink } from '#ui/form/button.tsx';
import { classNames } from '#ui/look/class-names.ts';
import { Icon } from '#ui/look/icon.tsx';
import { warning, warningCircle } from '#ui/look/icons-later.ts';
import { formatTime } from '#ui/words/format-time.ts';
import { useMoney } from '#ui/words/money.tsx';
import { OwnText } from '#ui/words/own-text.tsx';
import { type Asked, type Final, FinalText, Steps } from './booking-steps.tsx';
import { BookingProblem, StatusText, TableNames } from './booking-text.tsx';
import styles from './bookings.module.css';
import type { StaffAction, StaffBooking } from './use-bookings.ts';

/** A party is not awaited any longer than this on its list. */
const MOST_MINUTES_OVER = 180;

/** Tells staff before they end a booking whether its paid deposit is kept or refunded. */
const DepositEnd = ({ action }: { readonly action: Final }): ReactNode =>
  action === 'no_show' ? (
    <Trans>The deposit stays with you.</Trans>
  ) : (
    <Trans>The deposit goes back to the guest’s card.</Trans>
  );

/** The booked product with its size, or the hall of a table, in the reader's language and in the venue's. */
const ThingText = ({ thing, halls = [] }: Pick<StaffBooking, 'thing'> & Pick<StaffDay, 'halls'>) => {
  const { kitchenLanguage, lineNames, say } = useReaderTexts();
  if (thing.kind === 'table') {
    const hall = halls.find(({ key }) => key === thing.hall);
    return (
      <BothTexts kitchen={thing.name} kitchenLanguage={kitchenLanguage} own={hall && say(parseTranslated(hall.name))} />
    );
  }
  const words = lineNames({ productId: thing.product_id as ProductId, variantId: thing.variant_id as VariantId });
  return (
    <>
      <DishName name={thing.name} kitchenLanguage={kitchenLanguage} own={words} />
      {thing.size !== '' && (
        <>
          {' · '}
          <DishName
            name={thing.size}
            kitchenLanguage={kitchenLanguage}
            own={words && { name: words.size, language: words.language }}
          />
        </>
      )}
    </>
  );
};

const OpenTable = ({
  table,
  href,
  isNext = false,
}: {
  readonly table: string;
  readonly href: string;
  readonly isNext?: boolean;
}) => (
  <ButtonLink small look={isNext ? 'ink' : 'secondary'} href={href} data-testid="seated-table">
    <Trans comment="a link: opens the page of a table">Open table {table}</Trans>
  </ButtonLink>
);

/** Scrolls the ways out of a refusal into sight, at the middle: bars cover the edges. */
const showWays = (node: HTMLElement | null): void => node?.scrollIntoView?.({ block: 'center' });

export interface BookingCardProps {
  readonly booking: StaffBooking;
  readonly timeZone: string;
  /** Server time, epoch ms. */
  readonly now: number;
  readonly halls: StaffDay['halls'];
  /** False: nothing can be saved now. */
  readonly isOnline: boolean;
  /** The first party of today that is still to come. */
  readonly isNext?: boolean;
  /** Why the last action on this booking failed; `undefined`: it did not. */
  readonly why?: string | undefined;
  /** Names of tables at which somebody sits now; omitted: unknown. */
  readonly occupied?: ReadonlySet<string> | undefined;
  readonly tableHref: (table: string) => string;
  /** Resolves to whether it was done. */
  readonly onAct: (action: StaffAction) => Promise<boolean>;
  /** Opens the form for the booking's facts. */
  readonly onEdit: () => void;
  /** Opens the form for another time and other tables. */
  readonly onMove: () => void;
}

/** A booking with its actions. An irreversible action asks first. */
export const BookingCard = (props: BookingCardProps) => {
  const {
    booking,
    timeZone,
    now,
    isOnline,
    halls,
    isNext = false,
    why,
    occupied,
    tableHref,
    onAct,
    onEdit,
    onMove,
  } = props;
  const [asked, setAsked] = useState<Asked>();
  const [isMore, setMore] = useState(false);
  const { status, thing, people, name, phone, email, comment, late, deposit } = booking;
  const money = useMoney();
  const deposited = deposit && parseAmount(deposit.amount, deposit.currency);
  const back = deposit?.refunded === undefined ? undefined : parseAmount(deposit.refunded, deposit.currency);
  const act = (action: StaffAction) => {
    setAsked(undefined);
    setMore(false);
    void onAct(action);
  };
  const own = thing.kind === 'table' ? (booking.tables ?? []) : [];
  const start = Date.parse(booking.start);
  const stay = { startAt: start, endAt: Date.parse(booking.end) };
  const isHere = status === 'arrived' && (occupied ? own.some((table) => occupied.has(table)) : now < stay.endAt);
  // The wishes of guests who are here still matter.
  const isPast = !isMovable(status) && status !== 'unpaid' && !isHere;
  const isSoon = isMovable(status) && start - now <= ANNOUNCED_MS && now < stay.endAt;
  const inTheWay = isSoon ? own.filter((table) => occupied?.has(table)) : [];
  const [seat] = status === 'arrived' ? own : [];
  const over = minutesOver(booking, now);
  const timeAfter = (minutes: number) => formatTime(start + minutes * 60_000, timeZone);
  const expectedAt = booking.late_minutes === undefined ? undefined : timeAfter(booking.late_minutes);
  const finals: readonly Final[] =
    status === 'pending'
      ? ['decline']
      : status === 'confirmed' && hasBegun(start, now)
        ? ['no_show', 'cancel']
        : ['cancel'];
  return (
    <li
      className={classNames(styles.card, isPast && styles.over)}
      data-testid="booking"
      data-past={isPast}
      data-status={status}
    >
      <div className={styles.head}>
        <span className={styles.time}>{formatTime(start, timeZone)}</span>
        <span className={styles.name}>
          <bdi>{name || '–'}</bdi>
        </span>
        {isNext && (
          <span className={styles.status} data-testid="next-party">
            <Trans comment="of the party that is expected next today">The next guests</Trans>
          </span>
        )}
        {!(isNext && status === 'confirmed') && (
          <span className={styles.status} data-waits={status === 'pending'}>
            <StatusText status={status} />
          </span>
        )}
        {late && isMovable(status) && (
          <span className={styles.status} data-waits="true">
            {expectedAt === undefined ? (
              <Trans>Come later</Trans>
            ) : (
              <Trans comment="of a party that is late: a time of the day">Come at about {expectedAt}</Trans>
            )}
          </span>
        )}
        {over !== undefined && over <= MOST_MINUTES_OVER && (
          <span className={styles.status} data-waits="true" data-testid="over-time">
            <Plural value={over} one="expected # minute ago" other="expected # minutes ago" />
          </span>
        )}
      </div>
      <div className={styles.facts}>
        <span>
          <Plural value={people} one="# person" other="# people" /> · <ThingText thing={thing} halls={halls} />
          {own.length > 0 && (
            <>
              {' · '}
              <TableNames names={own} />
            </>
          )}
        </span>
        {phone !== '' && <a href={`tel:${phone}`}>{phone}</a>}
        {email !== '' && <span className={styles.note}>{email}</span>}
        {deposited !== undefined && (
          <span data-testid="deposit" data-paid={deposit?.paid}>
            {deposit?.paid ? <Trans>Deposit paid by card:</Trans> : <Trans>Deposit:</Trans>} {money.main(deposited)}
          </span>
        )}
        {back !== undefined && (
          <span data-testid="deposit-back">
            <Trans>To the guest’s card:</Trans> {money.main(back)}
          </span>
        )}
        {comment !== '' && (
          <span className={styles.words} data-allergy={saysAllergy(comment) || undefined} data-testid="booking-comment">
            {saysAllergy(comment) && <Icon path={warning} size="1.125rem" />}
            <OwnText>{comment}</OwnText>
          </span>
        )}
      </div>
      {inTheWay.length > 0 && (
        <p className={styles.inTheWay} data-testid="table-occupied">
          <Icon path={warningCircle} size="1.25rem" />
          <span>
            <Trans comment="somebody else sits at a booking’s table now">
              Occupied now: <TableNames names={inTheWay} />
            </Trans>
          </span>
        </p>
      )}
      {why !== undefined && (
        <div ref={why === 'given_away' ? showWays : undefined}>
          <BookingProblem why={why} />
        </div>
      )}
      {why === 'table_taken' && asked === undefined && (
        <div className={styles.buttons} data-testid="table-taken" ref={showWays}>
          {inTheWay.map((table) => (
            <OpenTable key={table} table={table} href={tableHref(table)} />
          ))}
          <Button small disabled={!isOnline} onClick={onMove}>
            <Trans comment="button: opens the form with other times and tables">Move the booking</Trans>
          </Button>
        </div>
      )}
      {asked === 'late' ? (
        <div className={styles.buttons} data-testid="late-times">
          <span className={styles.note}>
            <Trans comment="above times of the day: when late guests said they would come">They come at about</Trans>
          </span>
          {lateChoices(stay, now).map((minutes) => (
            <Button key={minutes} small disabled={!isOnline} onClick={() => act({ action: 'late', minutes })}>
              {timeAfter(minutes)}
            </Button>
          ))}
          <Button small disabled={!isOnline} onClick={() => act({ action: 'late' })}>
            <Trans comment="a button beside times of the day: late guests did not say when they come">Not known</Trans>
          </Button>
          <Button small look="quiet" onClick={() => setAsked(undefined)}>
            <Trans>Leave it as it is</Trans>
          </Button>
        </div>
      ) : asked ? (
        <div className={classNames(styles.buttons, styles.steps)}>
          {deposit?.paid && back === undefined && (
            <span className={styles.note}>
              <DepositEnd action={asked} />
            </span>
          )}
          <Button small look="primary" disabled={!isOnline} onClick={() => act({ action: asked })}>
            <FinalText action={asked} />
          </Button>
          <Button small look="quiet" onClick={() => setAsked(undefined)}>
            <Trans>Leave it as it is</Trans>
          </Button>
        </div>
      ) : (
        <Steps
          {...{ status, isTable: thing.kind === 'table', finals, isOnline, isMore }}
          maySeat={maySeat(stay, timeZone, now)}
          mayUnseat={mayUnseat({ status, ...stay }, now)}
          mayRestore={(deposit?.paid ?? true) && mayRestore({ status, ...stay }, now)}
          open={seat !== undefined && occupied?.has(seat) && <OpenTable table={seat} href={tableHref(seat)} isNext />}
          onMore={() => setMore(!isMore)}
          onAsk={setAsked}
          onAct={act}
          onMove={onMove}
          onEdit={isEditable({ status, ...stay }, now) ? onEdit : undefined}
        />
      )}
    </li>
  );
};
