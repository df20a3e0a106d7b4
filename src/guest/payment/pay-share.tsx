import type { ReactNode } from 'react';
import { pieceKey } from '#domain/bill/bill-split.ts';
import type { CardShare } from '#domain/bill/card-share.ts';
import { mostTip, openRound, type ShareWish, shareAmount } from '#domain/bill/shares.ts';
import { FEWEST_PEOPLE, SHARE_KINDS, type ShareKind } from '#domain/bill/split-kinds.ts';
import { isFree, openShareOf, type ToldBill } from '#domain/bill/told-bill.ts';
import type { OrderId } from '#domain/ids.ts';
import { type Currency, type Minor, ZERO } from '#domain/pricing/money.ts';
import { amountToType, readTypedAmount } from '#domain/pricing/typed-amount.ts';
import { LoadingPart } from '#shared/frame/loading-part.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useCheckoutCatalog } from '#shared/order/use-checkout-catalog.ts';
import { useIsOnline, useLanguage } from '#shared/tabl-context.tsx';
import { PayShareSheet, type ShareChoice } from './pay-share-sheet.tsx';
import { hrefOfPayment } from './payment-address.ts';
import { usePayShare } from './use-pay-share.ts';

const NOTHING: ReadonlySet<string> = new Set();

/** `undefined`: the choice is not payable yet. */
const wishOf = (
  { kind, people, picked, typed }: ShareChoice,
  bill: ToldBill,
  own: ReadonlySet<string>,
  currency: Currency,
): ShareWish | undefined => {
  const free = bill.pieces.filter(isFree);
  const refs = (isIn: (key: string) => boolean) =>
    free.flatMap(({ orderId, line, piece }) =>
      isIn(pieceKey({ orderId, line, piece })) ? [{ orderId, line, piece }] : [],
    );
  switch (kind) {
    case 'rest':
      return { kind };
    case 'evenly':
      return { kind, people, take: 1 };
    case 'amount': {
      const amount = readTypedAmount(typed, currency);
      return amount === undefined ? undefined : { kind, amount };
    }
    case 'byPerson':
      return { kind, pieces: free.filter(({ orderId }) => own.has(orderId)) };
    case 'byDish': {
      const pieces = refs((key) => picked.has(key));
      return pieces.length === 0 ? undefined : { kind, pieces };
    }
  }
};

/** `undefined`: the share cannot be paid. */
const amountOf = (bill: ToldBill | undefined, wish: ShareWish | undefined): Minor | undefined => {
  if (!bill || !wish) return undefined;
  const taken = new Set(bill.pieces.flatMap((piece) => (piece.shareId === undefined ? [] : pieceKey(piece))));
  const asked = shareAmount(wish, { ...bill, taken });
  return asked.ok ? asked.value : undefined;
};

/** The typed tip; `undefined` when invalid, or above the limit for that share. */
const tipOf = (typed: string, share: Minor | undefined, currency: Currency): Minor | undefined => {
  if (typed.trim() === '') return ZERO;
  const tip = readTypedAmount(typed, currency);
  return tip !== undefined && share !== undefined && tip <= mostTip(share) ? tip : undefined;
};

/** Sheet to pay a share of the bill; `own`: ids of this phone's orders. */
export const PayShare = ({
  seat,
  bill,
  names,
  orderers,
  own,
  people,
  start,
  kept,
  onChoose,
  onClose,
}: {
  readonly seat: ReactNode;
  readonly bill: ToldBill | undefined;
  readonly names: ReadonlyMap<string, string>;
  /** Text on the orderer of a dish, by order id. */
  readonly orderers: ReadonlyMap<string, ReactNode>;
  readonly own: ReadonlySet<string>;
  /** Estimated number of people at the table. */
  readonly people: number;
  /** Share by the split that the guest has chosen on the bill; `undefined`: none. */
  readonly start: CardShare | undefined;
  /** The last choice here, of an earlier visit too. */
  readonly kept: ShareChoice | undefined;
  readonly onChoose: (choice: ShareChoice) => void;
  readonly onClose: () => void;
}) => {
  const isSaid = useCheckoutCatalog();
  const { place } = useMenu();
  const isOnline = useIsOnline();
  const { language } = useLanguage();
  const { failure, isAsking, takesTips, pay } = usePayShare();
  // A table that already shares evenly keeps its number of people.
  const round = openRound(bill?.even)?.people;
  const ownPieces = bill?.pieces.filter((piece) => own.has(piece.orderId) && isFree(piece)) ?? [];
  const isOffered = start && (start.kind !== 'byPerson' || ownPieces.length > 0);
  // Others' dishes are never preselected, so that nobody pays for them by two presses.
  const isAmongOthers = people > 1 && ownPieces.length > 0;
  const choice = kept ?? {
    kind: isOffered ? start.kind : round !== undefined ? 'evenly' : isAmongOthers ? 'byPerson' : 'rest',
    people: round ?? Math.max(FEWEST_PEOPLE, start?.people ?? people),
    picked: start?.picked ?? NOTHING,
    typed: start?.amount === undefined ? '' : amountToType(start.amount, place.currency, language),
    tip: '',
  };
  const wishFor = (kind: ShareKind) => bill && wishOf({ ...choice, kind }, bill, own, place.currency);
  const wish = wishFor(choice.kind);
  // A lone guest has not said yet that others are there, so that no number of parts is guessed for them.
  const isAlone = people < FEWEST_PEOPLE && round === undefined && choice.kind !== 'evenly';
  const amounts: Partial<Record<ShareKind, Minor>> = Object.fromEntries(
    SHARE_KINDS.flatMap((kind) => {
      if (kind === 'evenly' && isAlone) return [];
      const amount = amountOf(bill, wishFor(kind));
      return amount === undefined ? [] : [[kind, amount]];
    }),
  );
  const amount = amounts[choice.kind];
  const tip = takesTips ? tipOf(choice.tip, amount, place.currency) : ZERO;
  const open = openShareOf(bill);
  if (!isSaid) return <LoadingPart over />;
  return (
    <PayShareSheet
      seat={seat}
      bill={bill}
      names={names}
      orderers={orderers}
      own={ownPieces}
      choice={choice}
      onChange={onChoose}
      amount={amount}
      amounts={amounts}
      isAlone={isAlone}
      openHref={open && hrefOfPayment(place.slug, open.id as OrderId)}
      currency={place.currency}
      takesTips={takesTips}
      tip={tip}
      isOnline={isOnline}
      isAsking={isAsking}
      failure={failure}
      onPay={() => bill && wish && amount !== undefined && tip !== undefined && pay(wish, bill.revision, amount, tip)}
      onClose={onClose}
    />
  );
};
