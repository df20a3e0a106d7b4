import { useMemo, useState } from 'react';
import { type PieceWish, pieceKey, piecesOf, type SplitWish, splitBill } from '#domain/bill/bill-split.ts';
import { cardShareOf, splitOfCardShare } from '#domain/bill/card-share.ts';
import { keptSplit } from '#domain/bill/kept-split.ts';
import { leftOf, toPay } from '#domain/bill/left-to-pay.ts';
import { payerKey, payersOf, sharersByOrder } from '#domain/bill/payers.ts';
import { orderersOf, personsOf } from '#domain/bill/people.ts';
import { methodsOfShares, sharesByMethod } from '#domain/bill/share-methods.ts';
import { FEWEST_PEOPLE } from '#domain/bill/split-kinds.ts';
import { openShareOf } from '#domain/bill/told-bill.ts';
import { lineNames } from '#domain/order/line-names.ts';
import { isSettled } from '#domain/outbox/outbox.ts';
import { inCash } from '#domain/pricing/cash.ts';
import { addMoney, minor, ZERO } from '#domain/pricing/money.ts';
import { seatOf } from '#domain/session/session.ts';
import { paymentParts } from '#guest/lazy/lazy-payment-parts.tsx';
import type { ShareChoice } from '#guest/payment/pay-share-sheet.tsx';
import { joinHref } from '#guest/table/join-href.ts';
import { LoadingPart } from '#shared/frame/loading-part.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useEntryAnswers } from '#shared/outbox/use-entry-answers.ts';
import { useServiceCatalog } from '#shared/service/use-service-catalog.ts';
import { useSession } from '#shared/session/session-context.tsx';
import { useIsOnline } from '#shared/tabl-context.tsx';
import { BillSheet } from './bill/bill-sheet.tsx';
import { MOST_DISCS, type SplitChoice } from './bill/bill-split-panel.tsx';
import type { BillTroubleCode } from './bill/bill-trouble.tsx';
import type { BillStage } from './bill/bill-view.ts';
import { OrdererText } from './bill/guest-text.tsx';
import { openPaymentOf } from './continue-paying.tsx';
import { TableText } from './table-text.tsx';
import { type TableBill, useBill } from './use-bill.ts';
import { usePayingHere } from './use-paying-here.ts';
import { useServiceOffer } from './use-service-offer.ts';
import { useWaiterCalls } from './use-table-calls.ts';
import { useTakesCards, useToldBill } from './use-told-bill.ts';

const NO_METHODS: SplitChoice['methods'] = new Map();

const troubleOf = (entry: TableBill['entry']): BillTroubleCode | undefined => {
  if (!entry || !isSettled(entry.state)) return undefined;
  if (entry.state === 'expired') return 'expired';
  const code = entry.refusal?.code;
  if (code === 'order_cancelled') return undefined;
  return code === 'already_requested' || code === 'no_orders' || code === 'session_closed' ? code : 'failed';
};

/** The split as sent to the server; `undefined`: one bill for all. */
const wishOf = ({ kind, people, sharers }: SplitChoice): SplitWish | undefined => {
  if (kind === 'together') return undefined;
  if (kind !== 'byDish') return kind === 'evenly' ? { kind, people } : { kind };
  const pieces = [...sharers].flatMap(([key, named]): PieceWish[] => {
    const [orderId = '', line, piece] = key.split(':');
    return [{ orderId, line: Number(line), piece: Number(piece), people: named.filter((one) => one <= people) }];
  });
  return { kind, people, pieces };
};

/** Dialog of the table's bill, opened from any button. */
export const BillDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const isSaid = useServiceCatalog();
  const { place, index } = useMenu();
  const { session } = useSession();
  const { payments, coin } = useServiceOffer();
  const bill = useBill();
  const { end, withdraw, withdrawing } = useWaiterCalls();
  const told = useToldBill();
  const answers = useEntryAnswers();
  const isOnline = useIsOnline();
  const [payment, setPayment] = useState<string>();
  const [chosen, setSplit] = useState<SplitChoice>();
  const [isAgain, setAgain] = useState(false);
  const [isPaying, setPaying] = useState(false);
  const [share, setShare] = useState<ShareChoice>();
  const takesCards = useTakesCards();

  const billed = useMemo(
    () =>
      bill.all
        .filter(({ status }) => status !== 'rejected')
        .map((order) => ({
          ...order,
          lines: order.lines.map((line) => {
            const { name, size } = lineNames(index, place, line) ?? line;
            return { ...line, name, size };
          }),
        })),
    [bill.all, index, place],
  );
  const orders = useMemo(() => billed.filter((order) => leftOf(order) > 0), [billed]);
  const names = useMemo(
    () =>
      new Map(
        bill.all.flatMap((order) =>
          order.lines.flatMap((line, at) =>
            Array.from({ length: line.quantity }, (_, piece): [string, string] => [
              pieceKey({ orderId: order.id, line: at, piece }),
              lineNames(index, place, line)?.name ?? line.name,
            ]),
          ),
        ),
      ),
    [bill.all, index, place],
  );
  const unpaid = useMemo(() => toPay(orders), [orders]);
  const pieces = useMemo(() => piecesOf(unpaid), [unpaid]);
  const payers = payersOf(orders, bill.own);
  // Defaults to the number of guests who have ordered.
  const people = Math.min(MOST_DISCS, Math.max(FEWEST_PEOPLE, payers.length));
  const keysOf = (of: typeof orders) => payersOf(of, bill.own).map((order) => payerKey(order, bill.own));
  const kept = keptSplit(bill.lastAsked?.split, {
    paidEvenly: told?.shares.filter(({ kind }) => kind === 'evenly').length ?? 0,
    before: keysOf(billed),
    now: keysOf(orders),
  });
  const sharers = sharersByOrder(orders, pieces, bill.own, people);
  const split: SplitChoice = chosen ?? kept ?? { kind: 'together', people, sharers, methods: NO_METHODS };
  // A kept split by dish numbers its people as they stood when the whole bill was asked for.
  const numbered = kept?.kind === 'byDish' ? payersOf(billed, bill.own) : payers;
  const persons = personsOf(numbered, bill.own, split.people);
  const reader = persons.find(({ isReader }) => isReader)?.person;
  const orderers = orderersOf(orders, numbered, persons, bill.own);
  const wish = wishOf(split);
  const byId = new Map(orders.map((order) => [order.id as string, order]));
  const keyOf = (id: string) => {
    const order = byId.get(id);
    return order ? payerKey(order, bill.own) : '';
  };
  const exact = wish ? splitBill(wish, unpaid, keyOf).shares.map(minor) : [];

  const payings = usePayingHere();
  const { entry, asked } = bill;
  const way = payment ?? bill.lastAsked?.paymentMethod;
  const { all: method, methods } = methodsOfShares(way, split.methods, exact.length);
  const shares = sharesByMethod(exact, (at) => (methods ? methods[at] : method), coin, split.kind === 'evenly');
  const rounded = methods
    ? addMoney(ZERO, ...shares) - addMoney(ZERO, ...exact)
    : method === 'cash'
      ? inCash(bill.total, coin) - bill.total
      : undefined;
  const stage = ((): BillStage => {
    if (bill.lastAsked && withdrawing.has(bill.lastAsked.id)) return { kind: 'withdrawing', offline: !isOnline };
    if (entry && !isSettled(entry.state)) {
      const asks = entry.state === 'asking' ? entry.askReason : undefined;
      return { kind: 'waiting', offline: !isOnline, asks, limited: entry.limited };
    }
    if (asked && !isAgain) return { kind: 'asked', call: asked, mayAskAgain: bill.mayAskAgain };
    const trouble = bill.isFailed ? 'failed' : troubleOf(entry);
    if (orders.length > 0 || trouble !== undefined) return { kind: 'form', trouble };
    return { kind: bill.isPaid ? 'paid' : 'none' };
  })();
  const putAway = () => {
    bill.seenFailed();
    if (entry && isSettled(entry.state)) bill.dismiss(entry.id);
  };

  if (!isSaid) return <LoadingPart over />;
  if (isPaying)
    return (
      <paymentParts.PayShare
        seat={session && <TableText {...seatOf(session)} />}
        bill={told}
        names={names}
        orderers={new Map([...orderers].map(([id, one]) => [id, <OrdererText key={id} one={one} />]))}
        own={bill.own}
        people={payers.length}
        start={(chosen ?? kept) && cardShareOf(split, { pieces, reader })}
        kept={share}
        onChoose={(choice) => {
          setShare(choice);
          setSplit({ ...split, ...splitOfCardShare(choice, split, { pieces, reader }) });
        }}
        onClose={() => setPaying(false)}
      />
    );
  return (
    <BillSheet
      seat={session && <TableText {...seatOf(session)} />}
      stage={stage}
      orders={billed}
      paid={minor(addMoney(ZERO, ...billed.map((order) => order.total)) - bill.total)}
      isOnRoom={bill.isOnRoom}
      total={bill.total}
      payments={payments}
      rounding={rounded === undefined ? undefined : minor(rounded)}
      payment={methods ? undefined : method}
      onPayment={(key) => {
        setPayment(key);
        setSplit({ ...split, methods: NO_METHODS });
      }}
      split={split}
      pieces={pieces}
      shares={shares}
      payers={wish?.kind === 'byPerson' ? payers.map((order) => ({ ...order, isOwn: bill.own.has(order.id) })) : []}
      onSplit={(choice) => {
        setSplit(choice);
        setShare(undefined);
      }}
      persons={persons}
      orderers={orderers}
      told={told}
      names={names}
      isOnline={isOnline}
      open={openPaymentOf(openShareOf(told), place.slug, payings)}
      onPayByCard={takesCards && bill.total > 0 ? () => setPaying(true) : undefined}
      timeZone={place.timeZone}
      joinHref={joinHref(place.slug)}
      onAsk={() => {
        putAway();
        setAgain(false);
        bill.ask({ paymentMethod: method, split: wish && methods ? { ...wish, methods } : wish });
      }}
      onAskAgain={() => setAgain(true)}
      onWithdraw={() => asked && end(asked.id, 'withdrawn')}
      onConfirm={() => entry && answers.confirm(entry.id)}
      onDecline={() => entry && withdraw(entry)}
      onClose={() => {
        putAway();
        onClose();
      }}
    />
  );
};
