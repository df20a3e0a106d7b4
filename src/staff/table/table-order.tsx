import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Language } from '#domain/language/language.ts';
import type { OrderStatus } from '#domain/order/order.ts';
import { lineWithoutPackaging } from '#domain/order/standing/placed-packaging.ts';
import type { LineStage } from '#domain/service/order-stage.ts';
import { ChargeLines } from '#shared/pricing/charge-lines.tsx';
import { DiscountLines } from '#shared/pricing/discount-lines.tsx';
import { useReaderAllergenName } from '#staff/frame/reader-text.tsx';
import { useShown } from '#staff/kitchen/use-shown.ts';
import { NotAccepted } from '#staff/tables/not-accepted.tsx';
import { isDone, type TableLineView, type TableOrderView } from '#staff/tables/table-view.ts';
import type { BoardTime } from '#staff/tables/tables-view.ts';
import { DetailNotes } from '#staff/take-order/detail-notes.tsx';
import { Button } from '#ui/form/button.tsx';
import { IconButton } from '#ui/form/icon-button.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { caretRight, clock, prohibit } from '#ui/look/icons.ts';
import { check, paperPlane, pot, warning } from '#ui/look/icons-later.ts';
import { checkCircle, hand, verticalDots } from '#ui/look/staff-icons.ts';
import { formatTime } from '#ui/words/format-time.ts';
import { useMoney } from '#ui/words/money.tsx';
import { OwnText } from '#ui/words/own-text.tsx';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import { DishDetails, DishName, LinePrice } from './dish-name.tsx';
import { GuestNote } from './guest-note.tsx';
import lineBadge from './line-badge.module.css';
import { MoveText } from './move-text.tsx';
import styles from './table-order.module.css';

const ICONS: Readonly<Record<LineStage, string>> = {
  held: clock,
  sent: paperPlane,
  seen: clock,
  accepted: clock,
  cooking: pot,
  ready: hand,
  served: check,
  paid: checkCircle,
  rejected: prohibit,
};

const StageText = ({ stage }: { readonly stage: LineStage }) => {
  switch (stage) {
    case 'held':
      return (
        <Trans comment="a dish of which the kitchen hears once a waiter has confirmed its order">
          not confirmed yet
        </Trans>
      );
    case 'sent':
      return <Trans comment="a dish that no screen or printer of the kitchen has shown yet">sent</Trans>;
    case 'seen':
      return (
        <Trans comment="a dish that is on the kitchen's screen or paper; nobody has accepted it yet">received</Trans>
      );
    case 'accepted':
      return <Trans comment="a dish that somebody of the staff has accepted">accepted</Trans>;
    case 'cooking':
      return <Trans comment="a dish that is being cooked">being cooked</Trans>;
    case 'ready':
      return <Trans comment="a dish that stands at the pass">ready, waits for you</Trans>;
    case 'served':
      return <Trans comment="a dish that its guests have">on the table</Trans>;
    case 'paid':
      return <Trans comment="a dish that has been paid for">paid</Trans>;
    case 'rejected':
      return <Trans comment="a dish of an order that was refused">refused</Trans>;
  }
};

/** Stage of a dish, as text with an icon. */
const LineBadge = ({ stage, isTakenOff = false }: { readonly stage: LineStage; readonly isTakenOff?: boolean }) => (
  <span className={lineBadge.badge} data-stage={stage}>
    <Icon path={ICONS[stage]} size="1.125rem" />
    {isTakenOff ? (
      <Trans comment="a dish that staff took off its order, such as because the guest changed their mind">
        taken off
      </Trans>
    ) : (
      <StageText stage={stage} />
    )}
  </span>
);

export interface OrderPresses {
  readonly onAccept: (order: TableOrderView) => void;
  /** Called when the order was painted in a visible window. */
  readonly onShown: (order: TableOrderView) => void;
  readonly onMove: (order: TableOrderView, to: OrderStatus) => void;
  /** Opens its further actions. */
  readonly onMore: (order: TableOrderView) => void;
}

export interface TableOrderProps extends OrderPresses {
  readonly order: TableOrderView;
  readonly time: BoardTime;
  /** Language of the dish names in the kitchen. */
  readonly orderLanguage: Language;
  /** A finished order is one line that opens on a press. Omitted: it stays open. */
  readonly folds?: boolean | undefined;
}

/** Payment of a dish of a bill that is paid in part; nothing for an order that is paid as a whole. */
const PaidBadge = ({
  view: { line, stage, paidUnits = 0, isPaidUnsent = false },
}: {
  readonly view: TableLineView;
}) => {
  if (paidUnits === 0 || stage === 'paid' || stage === 'rejected') return null;
  const { quantity } = line;
  return (
    <span className={lineBadge.badge} data-stage={isPaidUnsent ? 'sent' : 'paid'} data-testid="dish-paid">
      <Icon path={isPaidUnsent ? clock : checkCircle} size="1.125rem" />
      {isPaidUnsent ? (
        <Trans comment="a dish whose payment waits on this device for the network; the dish itself was sent">
          paid, payment not sent yet
        </Trans>
      ) : paidUnits >= quantity ? (
        <StageText stage="paid" />
      ) : (
        <Trans comment="units of a dish on a bill: 1 of 2 paid">
          {paidUnits} of {quantity} paid
        </Trans>
      )}
    </span>
  );
};

const Said = ({ words: text }: { readonly words: string }) => (
  <span className={styles.comment}>
    <OwnText>{text}</OwnText>
  </span>
);

const Line = ({ view, orderLanguage }: { readonly view: TableLineView; readonly orderLanguage: Language }) => {
  const money = useMoney();
  const { line, own, stage, allergens } = view;
  const allergenName = useReaderAllergenName();
  const isOff = line.voided !== undefined || stage === 'rejected';
  return (
    <li className={styles.line} data-testid="table-line">
      <span className={styles.quantity}>{line.quantity}</span>
      <span className={styles.what}>
        <span className={styles.name}>
          <DishName name={line.name} kitchenLanguage={orderLanguage} own={own} isVoided={isOff} />
        </span>
        <DishDetails line={line} kitchenLanguage={orderLanguage} own={own} className={styles.detail} />
        {line.comment !== undefined && <Said words={line.comment} />}
        {allergens.length > 0 && (
          <span className={styles.allergy}>
            <Icon path={warning} size="1.125rem" />
            <Trans>allergy: {allergens.map(allergenName).join(', ')}</Trans>
          </span>
        )}
      </span>
      <span className={styles.badges}>
        <LineBadge stage={stage} isTakenOff={line.voided !== undefined} />
        <PaidBadge view={view} />
      </span>
      <span className={styles.figure}>
        <LinePrice line={lineWithoutPackaging(line)} isOff={isOff} money={money.main} />
      </span>
    </li>
  );
};

const OrderFacts = ({ order, time }: Pick<TableOrderProps, 'order' | 'time'>): ReactNode => {
  const { accepted, orderedAt, delayedMinutes } = order;
  const { timeZone } = time;
  const takenBy = order.takenBy && <bdi>{order.takenBy}</bdi>;
  const placed = formatTime(order.placedAt, timeZone);
  const ordered = orderedAt === undefined ? undefined : formatTime(orderedAt, timeZone);
  const by = accepted?.by && <bdi>{accepted.by}</bdi>;
  return (
    <span className={styles.said}>
      <span>
        {ordered === undefined ? (
          placed
        ) : (
          <Trans>
            {placed}, arrived late, ordered at {ordered}
          </Trans>
        )}
      </span>
      {order.notAcceptedSince !== undefined && <NotAccepted since={order.notAcceptedSince} time={time} />}
      {order.isLeft && (
        <strong data-testid="order-left">
          {order.isPaid ? (
            <Trans>its guests have paid and gone</Trans>
          ) : (
            <Trans>its guests have gone; it is on nobody’s bill</Trans>
          )}
        </strong>
      )}
      {takenBy && (
        <span>
          <Trans>taken by {takenBy}</Trans>
        </span>
      )}
      {by && (
        <span>
          <Trans>accepted by {by}</Trans>
        </span>
      )}
      {delayedMinutes !== undefined && (
        <span>
          <Plural value={delayedMinutes} one="# minute longer" other="# minutes longer" />
        </span>
      )}
      {order.waits && (
        <span className={styles.waits}>
          <Icon path={clock} size="1.125rem" />
          <Trans>Waiting to be sent</Trans>
        </span>
      )}
    </span>
  );
};

/** A finished order in one line. */
const FoldedHead = ({
  order,
  time,
  isOpen,
  controls,
  onToggle,
}: Pick<TableOrderProps, 'order' | 'time'> & {
  readonly isOpen: boolean;
  readonly controls: string;
  readonly onToggle: () => void;
}) => {
  const money = useMoney();
  const { label, lines, isPaid } = order;
  // A sum is paid of the whole bill, so only the dishes tell what of one order is paid. A reversed payment leaves the
  // status "paid".
  const isWhollyPaid =
    !(order.status === 'paid' && isPaid === false) &&
    lines.every(({ line, stage, paidUnits = 0 }) => stage !== 'served' || paidUnits >= line.quantity);
  return (
    <h3 className={styles.folded}>
      <button
        type="button"
        className={styles.fold}
        aria-expanded={isOpen}
        aria-controls={controls}
        data-testid="fold-order"
        onClick={onToggle}
      >
        <VisuallyHidden>
          <Trans>Order {label}</Trans>
        </VisuallyHidden>
        <span className={styles.number} aria-hidden="true">
          {label}
        </span>{' '}
        <span className={styles.at}>{formatTime(order.placedAt, time.timeZone)}</span>{' '}
        <LineBadge stage={isWhollyPaid ? 'paid' : 'served'} />{' '}
        <span className={styles.figure}>{money.main(order.total)}</span>
        <span className={styles.caret}>
          <Icon path={caretRight} size="1.25rem" />
        </span>
      </button>
    </h3>
  );
};

/** Opens what else can be done with an order; a rejected one has nothing. */
const MoreAbout = ({ order, onMore }: Pick<TableOrderProps, 'order' | 'onMore'>) => {
  const { t } = useLingui();
  const { label, status } = order;
  if (status === 'rejected') return null;
  return (
    <IconButton
      icon={verticalDots}
      label={t`More about order ${label}`}
      look="soft"
      className={styles.more}
      onClick={() => onMore(order)}
    />
  );
};

/** Dishes, charges and next steps of an order. */
const Inside = ({
  order,
  time,
  orderLanguage,
  onAccept,
  onMove,
  onMore,
  isUnderFold,
}: TableOrderProps & {
  /** Its line has no room for who took and accepted it. */
  readonly isUnderFold: boolean;
}) => (
  <>
    {isUnderFold && (
      <div className={styles.facts}>
        <OrderFacts order={order} time={time} />
      </div>
    )}
    {order.details && <DetailNotes details={order.details} placedAt={order.placedAt} timeZone={time.timeZone} />}
    <GuestNote avoids={order.avoids} diets={order.diets} />
    <ul>
      {order.lines.map((view, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: frozen when it was placed.
        <Line key={index} view={view} orderLanguage={orderLanguage} />
      ))}
    </ul>
    <DiscountLines discounts={order.discounts} line={styles.discount} figure={styles.figure} />
    <ChargeLines charges={order.charges} line={styles.charge} figure={styles.figure} />
    <div className={styles.moves}>
      {order.mayConfirm && (
        <Button small onClick={() => onAccept(order)}>
          <Trans comment="a button: a waiter has seen who ordered at the table">Confirm</Trans>
        </Button>
      )}
      {order.mayAccept && (
        <Button small onClick={() => onAccept(order)}>
          <Trans comment="a button: the staff accept an order">Accept</Trans>
        </Button>
      )}
      {order.moves.map((to) => (
        <Button key={to} small data-to={to} onClick={() => onMove(order, to)}>
          <MoveText to={to} />
        </Button>
      ))}
      {isUnderFold && <MoreAbout {...{ order, onMore }} />}
    </div>
  </>
);

/** Time in which the server's board replaces the stored one, ms. */
const SETTLE_MS = 2_000;

/** An order at a table: dishes with their stages, and its next steps. */
export const TableOrder = (props: TableOrderProps) => {
  const { order, time, folds = false, onShown, onMore } = props;
  const { label } = order;
  const inside = useId();
  const mayFold = folds && isDone(order);
  const [isOpened, setOpened] = useState(!mayFold);
  const shownFrom = useRef(performance.now());
  // An order that is finished under the waiter's finger stays open. A board that was stored on the device folds as soon as
  // the server's board replaces the stored one.
  useEffect(() => {
    if (mayFold && performance.now() - shownFrom.current < SETTLE_MS) setOpened(false);
  }, [mayFold]);
  const isOpen = isOpened || !mayFold;
  const card = useRef<HTMLElement>(null);
  useShown(card, order.isShownFirst ? () => onShown(order) : undefined);
  return (
    <article ref={card} className={styles.order} data-testid="table-order" data-folded={!isOpen || undefined}>
      {mayFold ? (
        <FoldedHead {...{ order, time, isOpen }} controls={inside} onToggle={() => setOpened(!isOpen)} />
      ) : (
        <header className={styles.head}>
          <h3 className={styles.number}>
            <Trans>Order {label}</Trans>
          </h3>
          <OrderFacts order={order} time={time} />
          <MoreAbout {...{ order, onMore }} />
        </header>
      )}
      <div id={inside} hidden={!isOpen}>
        {isOpen && <Inside {...props} isUnderFold={mayFold} />}
      </div>
    </article>
  );
};
