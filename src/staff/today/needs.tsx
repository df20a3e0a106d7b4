import { Plural, Trans } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import type { Language } from '#domain/language/language.ts';
import type { DueReceipt, NewOrder, OpenNow, TodayNeeds } from '#domain/owner/today.ts';
import type { Currency } from '#domain/pricing/money.ts';
import type { FeedbackNews } from '#domain/service/given-feedback.ts';
import type { Question } from '#domain/service/service-offer.ts';
import { PaidThing } from '#staff/card-payments/card-payment-row.tsx';
import { MarkText } from '#staff/feedback/mark-text.tsx';
import { useAnswerTexts } from '#staff/feedback/use-answer-texts.ts';
import { useReaderTexts } from '#staff/frame/reader-text.tsx';
import { WhereText } from '#staff/kitchen/where-text.tsx';
import { useOrderMoney } from '#staff/orders/order-money.ts';
import { BothTexts } from '#staff/table/dish-name.tsx';
import { Age } from '#staff/tables/age.tsx';
import { CallsNeed, Named } from '#staff/tables/calls-need.tsx';
import { ReceiptsTitle } from '#staff/tables/receipts-notice.tsx';
import type { BoardTime } from '#staff/tables/tables-view.ts';
import { Need } from '#staff/tables/wait-notice.tsx';
import { Button, ButtonLink } from '#ui/form/button.tsx';
import { hourglass, prohibit } from '#ui/look/icons.ts';
import { images, receipt } from '#ui/look/icons-later.ts';
import { eyeSlash, forkKnife, hand, speechBubble } from '#ui/look/staff-icons.ts';
import { formatTime } from '#ui/words/format-time.ts';
import styles from './today.module.css';

/** A question to guests, in the reader's language as far as the venue still asks it in the same words. */
const AskedText = ({
  low: { question = '', title },
  questions = [],
  venueLanguage,
}: {
  low: NonNullable<FeedbackNews['low']>;
  questions: readonly Question[] | undefined;
  venueLanguage: Language;
}) => {
  const { text, language } = useAnswerTexts({ question, title }, questions, venueLanguage).title;
  return <span lang={language}>{text}</span>;
};

/** Number of new feedback entries, and the newest low rating. */
const NewFeedback = ({
  news: { count, low },
  questions,
  timeZone,
  venueLanguage,
  href,
}: {
  readonly news: FeedbackNews;
  readonly questions: readonly Question[] | undefined;
  readonly timeZone: string;
  readonly venueLanguage: Language;
  readonly href: string;
}) => {
  const table = low?.table;
  return (
    <Need
      icon={speechBubble}
      testId="need-feedback"
      title={
        <Plural
          value={count}
          one="# guest said how it was in the last 24 hours"
          other="# guests said how it was in the last 24 hours"
        />
      }
      action={
        <ButtonLink href={href} small>
          <Trans comment="a button that leads to what guests have said">Read</Trans>
        </ButtonLink>
      }
    >
      {low && (
        <p>
          <AskedText {...{ low, questions, venueLanguage }} />: <MarkText score={low.score} /> ·{' '}
          {table !== undefined && (
            <>
              <Trans>Table {table}</Trans> ·{' '}
            </>
          )}
          {formatTime(low.at, timeZone)}
        </p>
      )}
    </Need>
  );
};

/** The number of guests' pictures that wait for approval. */
const NewPictures = ({ count, href }: { readonly count: number; readonly href: string }) => (
  <Need
    icon={images}
    testId="need-pictures"
    title={<Plural value={count} one="# picture waits for approval" other="# pictures wait for approval" />}
    action={
      <ButtonLink href={href} small>
        <Trans comment="a button that leads to the pictures of guests">Look at them</Trans>
      </ButtonLink>
    }
  />
);

/** Links to where each matter can be handled. */
export interface NeedsLinks {
  readonly tables: string;
  readonly kitchen: string;
  readonly feedback: string;
  readonly pictures: string;
}

interface NeedsProps {
  readonly needs: TodayNeeds;
  /** Orders in work now; `undefined`: not known. */
  readonly open?: OpenNow | undefined;
  readonly time: BoardTime;
  readonly dishLanguage: Language;
  readonly links: NeedsLinks;
  /** The venue's present questions to guests; `undefined`: not loaded. */
  readonly questions?: readonly Question[] | undefined;
  /** Opens the list of fiscal receipts to be issued by staff. */
  readonly onReceipts: () => void;
}

/** A new order is normally seen within seconds; after this time, ms, it is listed. */
const SAID_AFTER_MS = 15_000;
/** Ready food is served within two minutes, ms, before it gets cold. */
const COLD_AFTER_MS = 120_000;
const waitsFrom = ({ placedAt, lookedAtFrom }: NewOrder): number => lookedAtFrom ?? placedAt;

const See = ({ href, leads }: { readonly href: string; readonly leads: boolean }) => (
  <ButtonLink href={href} look={leads ? 'primary' : 'secondary'} small>
    <Trans comment="a button that leads to the orders or tables that need somebody">See them</Trans>
  </ButtonLink>
);

const NewOrders = ({
  orders,
  time,
  href,
  leads,
  icon,
  testId,
  title,
}: {
  orders: TodayNeeds['unseen'];
  time: BoardTime;
  href: string;
  leads: boolean;
  icon: string;
  testId: string;
  title: ReactNode;
}) => (
  <Need icon={icon} testId={testId} title={title} action={<See href={href} leads={leads} />}>
    <Named>
      {orders.map((order) => (
        <>
          <WhereText {...order} details={order} />, {order.label} · <Age since={waitsFrom(order)} time={time} exact />
        </>
      ))}
    </Named>
  </Need>
);

const PaidSum = ({ amount, currency }: Pick<DueReceipt, 'amount' | 'currency'>) =>
  useOrderMoney(currency as Currency)(amount);

const Receipts = ({
  receipts,
  timeZone,
  onOpen,
}: {
  receipts: readonly DueReceipt[];
  timeZone: string;
  onOpen: () => void;
}) => (
  <Need
    icon={receipt}
    testId="need-receipts"
    title={<ReceiptsTitle count={receipts.length} />}
    action={
      <Button small onClick={onOpen}>
        <Trans context="receipts">Show them</Trans>
      </Button>
    }
  >
    <Named>
      {receipts.map((due) => (
        <>
          <PaidThing payment={due} /> · <PaidSum amount={due.amount} currency={due.currency} /> ·{' '}
          {formatTime(due.paidAt, timeZone)}
        </>
      ))}
    </Named>
  </Need>
);

const OffName = ({ off, dishLanguage }: { off: TodayNeeds['off'][number]; dishLanguage: Language }) => (
  <BothTexts kitchen={off.name} kitchenLanguage={dishLanguage} own={useReaderTexts().nameOf(off.key)} />
);

const Off = ({ off, time, dishLanguage }: { off: TodayNeeds['off']; time: BoardTime; dishLanguage: Language }) => (
  <Need
    icon={prohibit}
    testId="need-off"
    title={<Plural value={off.length} one="# item is off the menu for now" other="# items are off the menu for now" />}
  >
    <Named>
      {off.map((one) => {
        const { until } = one;
        const at = until === undefined ? undefined : formatTime(until, time.timeZone);
        return (
          <>
            <OffName off={one} dishLanguage={dishLanguage} />
            {at !== undefined && (
              <>
                {', '}
                <Trans comment="off the menu until a time of day">until {at}</Trans>
              </>
            )}
          </>
        );
      })}
    </Named>
  </Need>
);

/** Matters that need attention, the most urgent first. Every page's frame reports faulty printers and screens. */
export const Needs = ({ needs, open, time, dishLanguage, links, questions, onReceipts }: NeedsProps) => {
  const title = useId();
  const isWorthAWord = (order: NewOrder) => time.now - waitsFrom(order) >= SAID_AFTER_MS;
  const ready = (needs.ready ?? []).filter((order) => time.now - waitsFrom(order) >= COLD_AFTER_MS);
  const unseen = needs.unseen.filter(isWorthAWord);
  const unaccepted = (needs.unaccepted ?? []).filter(isWorthAWord);
  const late = (needs.late ?? []).toSorted((one, other) => waitsFrom(one) - waitsFrom(other));
  const calls = needs.calls.filter(({ comingBy }) => comingBy === undefined);
  // In the order of the page: guests who wait at their table come before food, and food before orders.
  const leads = [calls, ready, late, unseen, unaccepted].find(({ length }) => length > 0);
  const orders = late.length + unseen.length + unaccepted.length + ready.length;
  const devices = needs.printers.length + needs.papers + needs.stations.length;
  const isSaid = (needs.feedback?.count ?? 0) > 0;
  const pictures = needs.pictures ?? 0;
  const receipts = needs.receipts ?? [];
  const isQuiet = !isSaid && pictures + receipts.length + orders + calls.length + devices + needs.off.length === 0;
  return (
    <section className={styles.needs} aria-labelledby={title}>
      <h2 className={styles.heading} id={title}>
        <Trans comment="heading over what somebody of the staff has to see to">Needs somebody</Trans>
      </h2>
      <ul className={styles.list}>
        {calls.length > 0 && (
          <CallsNeed calls={calls} time={time} action={<See href={links.tables} leads={leads === calls} />} />
        )}
        {ready.length > 0 && (
          <NewOrders
            icon={forkKnife}
            testId="need-ready"
            title={
              <Plural
                value={ready.length}
                one="# order is ready to be served"
                other="# orders are ready to be served"
              />
            }
            orders={ready}
            time={time}
            href={links.tables}
            leads={leads === ready}
          />
        )}
        {late.length > 0 && (
          <NewOrders
            icon={hourglass}
            testId="need-late"
            title={
              <Plural
                value={late.length}
                one="# order has waited too long for the kitchen"
                other="# orders have waited too long for the kitchen"
              />
            }
            orders={late}
            time={time}
            href={links.tables}
            leads={leads === late}
          />
        )}
        {unseen.length > 0 && (
          <NewOrders
            icon={eyeSlash}
            testId="need-unseen"
            title={
              <Plural value={unseen.length} one="# order that nobody has seen" other="# orders that nobody has seen" />
            }
            orders={unseen}
            time={time}
            // The tables page lists them all, a kitchen only its own.
            href={unseen.some(({ isForWaiters }) => isForWaiters) ? links.tables : links.kitchen}
            leads={leads === unseen}
          />
        )}
        {unaccepted.length > 0 && (
          <NewOrders
            icon={hand}
            testId="need-unaccepted"
            title={
              <Plural
                value={unaccepted.length}
                one="# order that nobody has accepted"
                other="# orders that nobody has accepted"
              />
            }
            orders={unaccepted}
            time={time}
            href={links.tables}
            leads={leads === unaccepted}
          />
        )}
        {receipts.length > 0 && <Receipts receipts={receipts} timeZone={time.timeZone} onOpen={onReceipts} />}
        {needs.feedback && isSaid && (
          <NewFeedback
            news={needs.feedback}
            questions={questions}
            timeZone={time.timeZone}
            venueLanguage={dishLanguage}
            href={links.feedback}
          />
        )}
        {pictures > 0 && <NewPictures count={pictures} href={links.pictures} />}
        {needs.off.length > 0 && <Off off={needs.off} time={time} dishLanguage={dishLanguage} />}
      </ul>
      {isQuiet && (
        <p className={styles.quiet}>
          {open && open.orders > 0 ? (
            <Plural
              value={open.orders}
              one="# order is in work, and it is not late."
              other="# orders are in work, none of them late."
            />
          ) : (
            <Trans>Nothing waits for anybody.</Trans>
          )}
        </p>
      )}
    </section>
  );
};
