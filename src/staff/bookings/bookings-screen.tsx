import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type CSSProperties, Fragment, useId, useState } from 'react';
import { dayList, isAwaited, type Meal, nextParty, peopleOf } from '#domain/booking/day-list.ts';
import { dateOfDay, dayAt } from '#domain/booking/free-hours.ts';
import type { Language } from '#domain/language/language.ts';
import { codeBase } from '#domain/table/code-address.ts';
import { EmptyState } from '#staff/frame/empty-state.tsx';
import manage from '#staff/frame/manage.module.css';
import { ManagedLoading } from '#staff/frame/managed-loading.tsx';
import { ShownDay } from '#staff/frame/shown-day.tsx';
import { useIsPhone } from '#staff/frame/use-is-phone.ts';
import { useTextLanguage } from '#staff/frame/use-text-language.ts';
import { Button } from '#ui/form/button.tsx';
import { RadioCards } from '#ui/form/radio-cards.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { classNames } from '#ui/look/class-names.ts';
import { Icon } from '#ui/look/icon.tsx';
import { calendar, plus } from '#ui/look/icons.ts';
import { qrCode } from '#ui/look/icons-later.ts';
import { formatDay, formatTime } from '#ui/words/format-time.ts';
import { useAnnouncedPage } from '#ui/words/use-announced-page.ts';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import { BookingCard } from './booking-card.tsx';
import { isTold, useBookingNotice } from './booking-notice.tsx';
import { BookingProblem, BookingsOffline, MealText, StillSeated } from './booking-text.tsx';
import styles from './bookings.module.css';
import { EditSheet } from './edit-sheet.tsx';
import { EntrySheet } from './entry-sheet.tsx';
import { MoveSheet } from './move-sheet.tsx';
import { ReservationsLink } from './reservations-link.tsx';
import { TablesList } from './tables-list.tsx';
import { TablesView } from './tables-view.tsx';
import type { BookingsHere, StaffAction, StaffBooking } from './use-bookings.ts';

export interface BookingsScreenProps {
  readonly bookings: BookingsHere;
  readonly date: string;
  readonly today: string;
  /** Server time, epoch ms. */
  readonly now: number;
  readonly place: {
    readonly name: string;
    readonly slug: string;
    readonly timeZone: string;
    readonly defaultLanguage: Language;
  };
  /** False: nothing can be saved now. */
  readonly isOnline: boolean;
  /** Address by which this page was opened. */
  readonly origin: string;
  readonly toPhone: (typed: string) => string;
  readonly newId: () => string;
  readonly onDate: (date: string) => void;
  /** Names of tables at which somebody sits now; omitted: unknown. */
  readonly occupied?: ReadonlySet<string> | undefined;
  readonly tableHref: (table: string) => string;
}

/** The bookings of a day by meal, and the form for a guest who calls. */
export const BookingsScreen = (props: BookingsScreenProps) => {
  const {
    bookings: here,
    date,
    today,
    now,
    place,
    isOnline,
    origin,
    toPhone,
    newId,
    onDate,
    occupied,
    tableHref,
  } = props;
  const { found, why, refused, act, hoursOf, hoursFor, enter, edit } = here;
  const { timeZone } = place;
  const { t } = useLingui();
  const language = useTextLanguage();
  const [open, setOpen] = useState<'entry' | 'link'>();
  const [view, setView] = useState<'list' | 'tables'>('list');
  const [asked, setAsked] = useState<{ readonly what: 'card' | 'edit' | 'move'; readonly id: string }>();
  const { notice, show, onDone, clear } = useBookingNotice();
  const Tables = useIsPhone() ? TablesList : TablesView;
  const title = t`Bookings`;
  useAnnouncedPage(title);
  const nextStart = found?.next_start === undefined ? undefined : Date.parse(found.next_start);
  const dayOf = (at: number): string => dateOfDay(dayAt(at, timeZone));
  const said = (at: number): string => `${formatDay(at, language, timeZone)}, ${formatTime(at, timeZone)}`;
  const when = nextStart !== undefined && said(nextStart);
  // An older server does not say the tables of its halls, and takes no entered bookings.
  const halls = (found?.halls ?? []).filter(({ tables = [] }) => tables.length > 0);
  const { meals, over } = dayList(found?.bookings ?? [], timeZone);
  const gone = over.length;
  const next = date === today ? nextParty(found?.bookings ?? [], now)?.id : undefined;
  const whyOf = ({ id }: StaffBooking) => (refused?.id === id ? refused.why : undefined);
  const actOn = async (booking: StaffBooking, action: StaffAction): Promise<boolean> => {
    const { id, status, start, name, email } = booking;
    // The message about an earlier booking is out of date now.
    clear();
    const isDone = await act(id, action);
    if (!isDone) return false;
    // A booking that has ended leaves the tables, and its confirmation must not lie behind the sheet.
    if (asked?.what === 'card' && isTold(action.action)) setAsked(undefined);
    // The guest has had no mail about a no-show.
    const isMailed = (found?.mails ?? false) && email !== '' && !(action.action === 'restore' && status === 'no_show');
    onDone(action.action, {
      ...{ time: formatTime(Date.parse(start), timeZone), name: name || '–', isMailed },
      onRestore: () =>
        void actOn(
          { ...booking, status: action.action === 'no_show' ? 'no_show' : 'cancelled' },
          { action: 'restore' },
        ),
    });
    return true;
  };
  const card = (booking: StaffBooking) => (
    <BookingCard
      key={booking.id}
      {...{ booking, timeZone, now, isOnline, occupied, tableHref }}
      halls={found?.halls}
      isNext={booking.id === next}
      why={whyOf(booking)}
      onAct={(action) => actOn(booking, action)}
      onEdit={() => setAsked({ what: 'edit', id: booking.id })}
      onMove={() => setAsked({ what: 'move', id: booking.id })}
    />
  );
  const changing = found?.bookings.find(({ id }) => id === asked?.id);
  return (
    <section className={manage.page} data-testid="bookings">
      <header className={classNames(manage.head, styles.header)}>
        <h1 className={manage.title} id="page-title" style={{ '--letters': title.length } as CSSProperties}>
          {title}
        </h1>
        {halls.length > 0 && (
          <div className={styles.buttons}>
            <Button small className={styles.link} icon={<Icon path={qrCode} />} onClick={() => setOpen('link')}>
              <span className={styles.linkWords}>
                <Trans comment="button: shows the address at which guests reserve">Link for guests</Trans>
              </span>
            </Button>
            <Button
              small
              look="primary"
              className={styles.link}
              icon={<Icon path={plus} />}
              disabled={!isOnline}
              onClick={() => setOpen('entry')}
              data-testid="new-booking"
            >
              <span className={styles.linkWords}>
                <Trans>New booking</Trans>
              </span>
            </Button>
          </div>
        )}
      </header>
      <div className={styles.day}>
        <ShownDay
          day={date}
          today={today}
          onDay={(day) => {
            clear();
            onDate(day);
          }}
        />
        {meals.length > 0 && <ViewSwitch view={view} onView={setView} />}
        {nextStart !== undefined && meals.length === 0 && (
          <Button small onClick={() => onDate(dayOf(nextStart))} data-testid="next-booking">
            <Trans comment="button: opens the day of the next booking; {when} is a day and a time">
              Next booking: {when}
            </Trans>
          </Button>
        )}
      </div>
      <BookingsOffline isOnline={isOnline} />
      <BookingProblem why={isOnline ? why : undefined} />
      {found === undefined ? (
        <ManagedLoading why={why} />
      ) : found.bookings.length === 0 ? (
        <EmptyState
          icon={calendar}
          title={
            nextStart === undefined && date >= today ? (
              <Trans>Nobody has booked this day or a later one.</Trans>
            ) : (
              <Trans>Nobody has booked this day.</Trans>
            )
          }
        >
          <Trans>Guests book on the page of reservations of your menu, and each booking stands here at once.</Trans>
        </EmptyState>
      ) : (
        <>
          {(meals.length > 1 || (view === 'tables' && meals.length > 0)) && <DayTotals bookings={found.bookings} />}
          {view === 'tables' && (
            <Tables
              key={date}
              bookings={meals.flatMap(({ bookings }) => bookings)}
              tables={found.tables}
              occupied={date === today ? occupied : undefined}
              timeZone={timeZone}
              now={date === today ? now : undefined}
              onOpen={(id) => setAsked({ what: 'card', id })}
            />
          )}
          {(view === 'tables' ? [] : meals).map(({ meal, bookings, people }) => (
            <section key={meal} aria-labelledby={`meal-${meal}`} data-testid={`meal-${meal}`}>
              <MealHead {...{ meal, bookings, people }} isOnly={meals.length === 1} />
              <ul className={classNames(manage.rows, styles.rows)}>{bookings.map(card)}</ul>
            </section>
          ))}
          {over.length > 0 && (
            <details
              className={styles.gone}
              data-testid="bookings-over"
              open={meals.length === 0 || over.some((one) => whyOf(one) !== undefined) || undefined}
            >
              <summary>
                <span>
                  <Trans comment="bookings that were cancelled, declined or whose guests did not come">
                    Not coming: {gone}
                  </Trans>
                  {over.map(({ id, name }) => (
                    <Fragment key={id}>
                      {' · '}
                      <bdi>{name || '–'}</bdi>
                    </Fragment>
                  ))}
                </span>
              </summary>
              <ul className={classNames(manage.rows, styles.rows)}>{over.map(card)}</ul>
            </details>
          )}
        </>
      )}
      {open === 'entry' && (
        <EntrySheet
          {...{ halls, today, now, timeZone, isOnline, occupied, hoursFor, toPhone, newId }}
          day={date}
          language={place.defaultLanguage}
          mails={found?.mails ?? false}
          onEnter={async (id, entry) => {
            const { why: refused, occupied = [] } = await enter(id, entry);
            if (refused !== undefined) return refused;
            const at = Date.parse(entry.start);
            const [time, name] = [said(at), entry.name];
            show(
              <>
                <Trans comment="{time} is a day and a time">
                  Booked: {time}, {name}
                </Trans>
                {occupied.length > 0 && <StillSeated tables={occupied} />}
              </>,
            );
            setOpen(undefined);
            onDate(dayOf(at));
            return undefined;
          }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {changing && asked?.what === 'card' && (
        <Sheet open onClose={() => setAsked(undefined)} title={said(Date.parse(changing.start))}>
          <ul className={classNames(manage.rows, styles.single)}>{card(changing)}</ul>
        </Sheet>
      )}
      {changing && asked?.what === 'edit' && (
        <EditSheet
          key={changing.id}
          {...{ booking: changing, date, halls, now, timeZone, isOnline, occupied, toPhone, hoursOf }}
          mails={found?.mails ?? false}
          onSave={(facts) => edit(changing.id, facts)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {changing && asked?.what === 'move' && (
        <MoveSheet
          key={changing.id}
          {...{ booking: changing, date, today, halls, now, timeZone, isOnline, occupied, hoursOf }}
          why={whyOf(changing)}
          onMove={(action) => actOn(changing, action)}
          onClose={() => setAsked(undefined)}
        />
      )}
      {open === 'link' && (
        <ReservationsLink
          placeName={place.name}
          path={`/${place.slug}/reservations`}
          base={codeBase(found?.public_url ?? undefined, origin)}
          onClose={() => setOpen(undefined)}
        />
      )}
      {notice}
    </section>
  );
};

const VIEWS = ['list', 'tables'] as const;

/** How the day is shown. */
const ViewSwitch = ({
  view,
  onView,
}: {
  readonly view: (typeof VIEWS)[number];
  readonly onView: (view: (typeof VIEWS)[number]) => void;
}) => {
  const label = useId();
  return (
    <div className={styles.view}>
      <VisuallyHidden>
        <span id={label}>
          <Trans>Show the bookings as</Trans>
        </span>
      </VisuallyHidden>
      <RadioCards
        labelledBy={label}
        look="chips"
        options={[
          { value: 0, label: <Trans comment="a way to show the bookings of a day">List</Trans> },
          { value: 1, label: <Trans>Tables</Trans> },
        ]}
        value={VIEWS.indexOf(view)}
        onChange={(index) => onView(VIEWS[index] ?? 'list')}
      />
    </div>
  );
};

const MealHead = ({
  meal,
  bookings,
  people,
  isOnly,
}: {
  readonly meal: Meal;
  readonly bookings: readonly StaffBooking[];
  readonly people: number;
  /** No line of totals stands above. */
  readonly isOnly: boolean;
}) => {
  const parties = bookings.length;
  return (
    <h2 className={styles.meal} id={`meal-${meal}`}>
      <MealText meal={meal} />
      <span className={styles.note}>
        <Plural value={parties} one="# booking" other="# bookings" /> ·{' '}
        <Plural value={people} one="# person" other="# people" />
        {isOnly && <HereText bookings={bookings} />}
      </span>
    </h2>
  );
};

/** How many of the guests have come; nothing while nobody has. */
const HereText = ({ bookings }: { readonly bookings: readonly StaffBooking[] }) => {
  const here = peopleOf(bookings) - peopleOf(bookings.filter(isAwaited));
  if (here === 0) return null;
  return (
    <>
      {' · '}
      <Plural value={here} one="# is here" other="# are here" />
    </>
  );
};

/** How many are still to come on a day with several meals, and how many are here. */
const DayTotals = ({ bookings }: { readonly bookings: readonly StaffBooking[] }) => {
  const people = peopleOf(bookings.filter(isAwaited));
  return (
    <p className={styles.totals} data-testid="day-totals">
      <Plural value={people} one="# person is expected" other="# people are expected" />
      <HereText bookings={bookings} />
    </p>
  );
};
