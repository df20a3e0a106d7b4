import { Trans, useLingui } from '@lingui/react/macro';
import { memo, type RefObject, useEffect, useRef } from 'react';
import type { OrderId } from '#domain/ids.ts';
import type { heatOf } from '#domain/kitchen/late-order.ts';
import { mayStart, type Ticket } from '#domain/kitchen/tickets.ts';
import type { Language } from '#domain/language/language.ts';
import { isWithoutTable } from '#domain/order/order-type.ts';
import { FoldedDetails, WantedText } from '#staff/take-order/detail-notes.tsx';
import { Button } from '#ui/form/button.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { clock, dots } from '#ui/look/icons.ts';
import { check, warning } from '#ui/look/icons-later.ts';
import { useDietName } from '#ui/words/diet-name.ts';
import { formatTime } from '#ui/words/format-time.ts';
import { OwnText } from '#ui/words/own-text.tsx';
import { Age } from './age.tsx';
import styles from './ticket-card.module.css';
import { Flags, flagsOf } from './ticket-flags.tsx';
import { TicketLine } from './ticket-line.tsx';
import { useShown } from './use-shown.ts';
import { type ScrolledBoard, scrollBack, showFlag, useUnseenFlags } from './use-unseen-flags.ts';
import { WhereText } from './where-text.tsx';

/** Part of the window's height above which a ticket scrolls with its head in sight. */
const TALL = 0.75;

/**
 * Sets `data-measured` on an element after its first layout, and `data-tall` while it is nearly as high as the window, for
 * CSS only, without a re-render.
 */
function useMeasured(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const node = element.current;
    if (!node || typeof ResizeObserver === 'undefined') return undefined;
    const size = new ResizeObserver(() =>
      node.toggleAttribute('data-tall', node.offsetHeight > TALL * window.innerHeight),
    );
    size.observe(node);
    return () => size.disconnect();
  }, [element]);
  useEffect(() => {
    const node = element.current;
    if (!node) return;
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      node.toggleAttribute('data-measured', true);
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
}

export interface TicketActions {
  /** Called when the ticket was painted in a visible window. */
  readonly onShown: (id: OrderId) => void;
  readonly onTaken: (id: OrderId) => void;
  /** The kitchen starts the order. */
  readonly onStart: (id: OrderId) => void;
  readonly onTick: (id: OrderId, line: number, done: boolean) => void;
  readonly onReady: (id: OrderId) => void;
  readonly onRecall: (id: OrderId) => void;
  /** Opens the sheet with more actions. */
  readonly onMore: (id: OrderId) => void;
}

export interface TicketCardProps {
  readonly ticket: Ticket;
  readonly heat: ReturnType<typeof heatOf>;
  /** The next ticket to take: its button has the accent. */
  readonly isNext: boolean;
  /** The oldest of the late tickets. */
  readonly isLongest?: boolean;
  /** A ticket that has just gone out keeps its place for a moment, where it can be called back. */
  readonly isGone?: boolean;
  /** A press of this screen has not reached the server. */
  readonly waits: boolean;
  readonly mayAct: boolean;
  readonly language: Language;
  readonly timeZone: string;
  readonly actions: TicketActions;
}

type NotesProps = Pick<TicketCardProps, 'ticket' | 'timeZone' | 'language'>;

/** Read before the dishes: special circumstances of the ticket. */
const Warnings = ({ ticket, timeZone, mayAct }: Omit<NotesProps, 'language'> & Pick<TicketCardProps, 'mayAct'>) => {
  const { orderedAt, isRecalled, isSaidDone, movedFrom, table, bookingNote } = ticket;
  const before = <WhereText table={undefined} room={undefined} orderType={ticket.orderType} details={ticket.details} />;
  const at = orderedAt === undefined ? undefined : formatTime(orderedAt, timeZone);
  return (
    <>
      {bookingNote !== undefined && (
        <p className={styles.booking} data-flag data-allergy data-testid="ticket-booking">
          <Icon path={warning} />
          <span>
            <Trans comment="before the note of the booking whose guests sit at the table">The booking says:</Trans>{' '}
            <OwnText>{bookingNote}</OwnText>
          </span>
        </p>
      )}
      {isRecalled && (
        <p className={styles.recalled}>
          <Trans>Called back</Trans>
        </p>
      )}
      {isSaidDone && mayAct && (
        <p className={styles.note}>
          <span>
            <Trans comment="kitchen's screen: the waiter has said that the order is ready or served">
              The waiter says that it is out. Tap “Ready” when it is.
            </Trans>
          </span>
        </p>
      )}
      {at !== undefined && (
        <p className={styles.note}>
          <Icon path={clock} />
          <span>
            <Trans>Came late: ordered at {at}</Trans>
          </span>
        </p>
      )}
      {movedFrom !== undefined && (
        <p className={styles.note}>
          <span>
            <Trans>Moved from table {movedFrom}</Trans>
          </span>
        </p>
      )}
      {movedFrom === undefined && table !== undefined && isWithoutTable(ticket.orderType) && (
        <p className={styles.note}>
          <span>
            <Trans comment="kitchen's screen: an order without a table was given one; {before} is “Pickup”">
              {before} → table {table}
            </Trans>
          </span>
        </p>
      )}
    </>
  );
};

/** Below the dishes: reference information. */
const Notes = ({ ticket, timeZone }: Omit<NotesProps, 'language'>) => {
  const { delayedMinutes, takenBy, details, diets, alsoAt } = ticket;
  const { nameOf } = useDietName();
  const diet = diets.map(nameOf).join(', ');
  const others = alsoAt.join(', ');
  const started = ticket.startedAt === undefined ? undefined : formatTime(ticket.startedAt, timeZone);
  return (
    <>
      {diets.length > 0 && (
        <p className={styles.diet}>
          <Trans>Diet: {diet}</Trans>
        </p>
      )}
      {delayedMinutes !== undefined && (
        <p className={styles.note}>
          <Icon path={clock} />
          <span>
            <Trans>The guest was told: {delayedMinutes} min more</Trans>
          </span>
        </p>
      )}
      {alsoAt.length > 0 && (
        <p className={styles.also}>
          <Trans>The rest is at: {others}</Trans>
        </p>
      )}
      {takenBy !== undefined && (
        <p className={styles.also}>
          <Trans>Taken by {takenBy}</Trans>
        </p>
      )}
      {started !== undefined && (
        <p className={styles.also}>
          <Trans comment="kitchen's screen: when the order was begun">Begun at {started}</Trans>
        </p>
      )}
      {details && <FoldedDetails details={details} placedAt={ticket.placedAt} />}
    </>
  );
};

interface AcceptProps extends Pick<TicketCardProps, 'ticket' | 'isNext'> {
  readonly card: RefObject<Element | null>;
  readonly onTaken: (id: OrderId) => void;
}

/**
 * Accepts the order. The button stands below the last dish, so on a tall ticket it first shows an allergy or a note that may
 * be above the edge and was never in sight. Once accepted, the board returns to the older tickets at its top.
 */
const Accept = ({ ticket, isNext, card, onTaken }: AcceptProps) => {
  const { isAllergy, count } = flagsOf(ticket);
  const unseen = useUnseenFlags(card, count);
  const scrolled = useRef<ScrolledBoard>(undefined);
  if (unseen === undefined || unseen.length > 0)
    return (
      <Button
        wide
        onClick={() => {
          scrolled.current = showFlag(card.current, unseen?.[0], scrolled.current);
        }}
      >
        {isAllergy ? (
          <Trans comment="kitchen's screen, a button: scrolls the ticket until the guest's allergy is in sight">
            Show the allergy
          </Trans>
        ) : (
          <Trans comment="kitchen's screen, a button: scrolls the ticket until the guest's note is in sight">
            Show the note
          </Trans>
        )}
      </Button>
    );
  return (
    <Button
      look={isNext ? 'primary' : 'secondary'}
      wide
      onClick={() => {
        onTaken(ticket.id);
        scrollBack(scrolled.current);
      }}
    >
      <Trans comment="a button: the staff accept an order">Accept</Trans>
    </Button>
  );
};

/** One order at a station. */
export const TicketCard = memo((props: TicketCardProps) => {
  const { ticket, heat, isNext, isLongest = false, isGone = false, waits, mayAct } = props;
  const { language, timeZone, actions } = props;
  const { t } = useLingui();
  const { id, label, placedAt, isLoud, isSeen, lines } = ticket;
  const wantedAt = ticket.details?.wantedAt;
  const card = useRef<HTMLElement>(null);
  useMeasured(card);
  useShown(card, isSeen ? undefined : () => actions.onShown(id), flagsOf(ticket).count === 0);
  return (
    <article
      ref={card}
      className={styles.card}
      data-loud={isLoud || undefined}
      data-heat={heat}
      data-longest={isLongest || undefined}
      data-gone={isGone || undefined}
      data-order={id}
      data-testid="ticket"
    >
      <header className={styles.head} data-first data-head>
        <h2>
          <WhereText {...ticket} isShort />
        </h2>
        <span className={styles.age}>
          <Age placedAt={placedAt} />
        </span>
        <span className={styles.number}>
          {label}
          {wantedAt !== undefined && (
            <strong className={styles.label}>
              {' · '}
              <WantedText wantedAt={wantedAt} placedAt={placedAt} timeZone={timeZone} />
            </strong>
          )}
        </span>
        {mayAct && (
          <IconButton
            icon={dots}
            label={t`More for order ${label}`}
            className={styles.more}
            onClick={() => actions.onMore(id)}
          />
        )}
        <Flags ticket={ticket} isLongest={isLongest} />
      </header>
      <div className={styles.body}>
        <Warnings ticket={ticket} timeZone={timeZone} mayAct={mayAct} />
        <ul className={styles.lines}>
          {lines.map((line, at) => (
            <TicketLine
              key={line.line}
              line={line}
              isFirst={at === 0}
              takenBy={ticket.takenBy}
              language={language}
              mayAct={mayAct}
              onTick={(done) => actions.onTick(id, line.line, done)}
            />
          ))}
        </ul>
        <Notes ticket={ticket} timeZone={timeZone} />
        {waits && (
          <p className={styles.waits}>
            <Trans>waits for the connection</Trans>
          </p>
        )}
      </div>
      {mayAct && (
        <div className={styles.foot}>
          {isLoud ? (
            <Accept ticket={ticket} isNext={isNext} card={card} onTaken={actions.onTaken} />
          ) : (
            <>
              {mayStart(ticket) && (
                <Button wide onClick={() => actions.onStart(id)}>
                  <Trans comment="kitchen's screen: the order is being cooked from now on">Start</Trans>
                </Button>
              )}
              <Button wide onClick={() => actions.onReady(id)}>
                <Trans>Ready</Trans>
              </Button>
            </>
          )}
        </div>
      )}
      {isGone && (
        <div className={styles.gone} role="status" data-testid="ticket-gone">
          <div>
            <span>
              <WhereText {...ticket} isShort /> · {label}
            </span>
            <strong>
              <Icon path={check} />
              <Trans comment="kitchen's screen: an order has just gone out">Ready</Trans>
            </strong>
            {mayAct && (
              <Button onClick={() => actions.onRecall(id)}>
                <Trans context="a ticket that went out">Undo</Trans>
              </Button>
            )}
          </div>
        </div>
      )}
    </article>
  );
});
