import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef, useState } from 'react';
import { pieceKey } from '#domain/bill/bill-split.ts';
import { MOST_EQUAL_PARTS, nextEqualPart } from '#domain/bill/equal-parts.ts';
import { changeOf, type Tender } from '#domain/bill/payment.ts';
import type { PayingShare, PieceRef } from '#domain/bill/shares.ts';
import type { SplitRow } from '#domain/bill/split-rows.ts';
import { inCash } from '#domain/pricing/cash.ts';
import { addMoney, type Currency, type Minor, minor, ZERO } from '#domain/pricing/money.ts';
import { amountToType, readTypedAmount } from '#domain/pricing/typed-amount.ts';
import { PayingNow } from '#staff/payment/paying-now.tsx';
import { RoomField } from '#staff/payment/room-field.tsx';
import { TenderTiles, tenderOf } from '#staff/payment/tender-tiles.tsx';
import { type PaymentPart, payableNow, type TableView } from '#staff/tables/table-view.ts';
import { Button } from '#ui/form/button.tsx';
import { CheckRow } from '#ui/form/check-row.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { warningCircle } from '#ui/look/icons-later.ts';
import { useMoney } from '#ui/words/money.tsx';
import { Capped } from './capped.tsx';
import { Change, GivenField } from './given-field.tsx';
import styles from './pay-sheet.module.css';
import { SplitRows } from './split-rows.tsx';
import { TipField } from './tip-field.tsx';

/** Amount of a share by a tender, no more than what is left. */
const shareOf = ({ amount, inCash: coins }: SplitRow, by: Tender | undefined, left: Minor): Minor =>
  by === 'cash' && coins !== undefined ? coins : minor(Math.min(amount, left));

const refOf = ({ orderId, line, piece }: PieceRef): PieceRef => ({ orderId, line, piece });

/** Numbers of equal parts on offer. */
const EQUAL_PARTS = [2, 3, MOST_EQUAL_PARTS];

/** The first of `parts` equal parts, which includes the odd cents. In cash the last part includes the remainder. */
const share = (rest: Minor, parts: number, coin: number): Minor =>
  coin === 1 ? minor(Math.ceil(rest / parts)) : minor(Math.floor(rest / parts / coin) * coin);

/** A part of the bill that staff chose: equal parts of the rest at that time, dishes, or the share of one person. */
type Part =
  | { readonly parts: number; readonly of: Minor }
  | { readonly dishes: ReadonlySet<string> }
  | { readonly person: number };

const NO_DISHES: ReadonlySet<string> = new Set();

/**
 * Whether the chosen part is still what is paid. A smaller typed sum, and any other sum that is not cash, replaces the
 * part; a larger sum is the guest's note.
 */
const isStanding = (of: {
  readonly due: Minor | undefined;
  readonly amount: Minor | undefined;
  readonly isTyped: boolean;
  readonly tender: Tender | undefined;
}): boolean => {
  const { due, amount, isTyped, tender } = of;
  if (due === undefined) return false;
  if (!isTyped || amount === due) return true;
  return (tender === 'cash' || tender === undefined) && (amount === undefined || amount > due);
};

/**
 * Notes a payment of the rest or of a part. This is the venue's record; it charges no money. Excludes shares that
 * guests are paying by card.
 */
export const PaySheet = ({
  table,
  currency,
  coin = 1,
  rooms = [],
  timeZone,
  onCancelCard,
  onPaid,
  onClose,
}: {
  readonly table: TableView;
  readonly currency: Currency;
  /** Smallest coin for cash payments, in minor units. */
  readonly coin?: number | undefined;
  /** Hotel rooms by name: one of them may take the bill of a table. */
  readonly rooms?: readonly string[] | undefined;
  readonly timeZone: string;
  /** Opens the cancellation of a guest's card payment. */
  readonly onCancelCard: (share: PayingShare) => void;
  readonly onPaid: (part: PaymentPart) => void;
  readonly onClose: () => void;
}) => {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const written = (amount: Minor) => amountToType(amount, currency, i18n.locale);
  const field = useId();
  const hint = useId();
  // Guests who named their own methods pay one after the other: the first of them is filled in.
  const [first] = table.split?.filter(({ isPaid, method }) => !isPaid && method !== undefined) ?? [];
  // A preselected tender would be noted unread; only the guests' own wish is filled in.
  const [tender, setTender] = useState<Tender | undefined>(tenderOf(first?.method) ?? table.asked);
  const [isTenderMissed, setTenderMissed] = useState(false);
  const [roomText, setRoomText] = useState('');
  const [isRoomMissed, setRoomMissed] = useState(false);
  const isRoomNeeded = tender === 'room' && !table.isHotelRoom;
  const room = isRoomNeeded ? rooms.find((one) => one.toLowerCase() === roomText.trim().toLowerCase()) : undefined;
  const tenders = useRef<HTMLFieldSetElement>(null);
  const tips = useRef<HTMLDivElement>(null);
  /** Amount payable with the chosen tender. */
  const payable = (of: Minor, by: Tender | undefined = tender): Minor => (by === 'cash' ? inCash(of, coin) : of);
  const left = payableNow(table);
  /** `undefined`: the chosen part or the whole rest, even if it changes while the sheet is open. */
  const [typed, setTyped] = useState<string>();
  const [part, setPart] = useState<Part | undefined>(first && { person: first.person });
  /** Cash that the guest handed over, as typed. */
  const [given, setGiven] = useState('');
  const [tipText, setTipText] = useState('');
  /** The tip was taken from the money above the bill: another amount makes it untrue. */
  const [isTipOfSpare, setTipOfSpare] = useState(false);
  const dropSpareTip = () => {
    if (isTipOfSpare) setTipText('');
    setTipOfSpare(false);
  };
  const [isAsked, setIsAsked] = useState(false);
  const pieces = table.pieces ?? [];
  // A third of the rest is no third of the bill: once parts are paid, only the next one is offered.
  const next = nextEqualPart(table.total, table.payments, coin);
  const offeredParts = table.split ? [] : next ? [next.of - next.part + 1] : EQUAL_PARTS;
  /** Price of the chosen part; `undefined`: no part is chosen. A sum already paid counts towards chosen dishes. */
  const partDue = (by: Tender | undefined = tender): Minor | undefined => {
    if (!part) return undefined;
    if ('parts' in part) return minor(Math.min(share(part.of, part.parts, by === 'cash' ? coin : 1), left));
    if ('dishes' in part) {
      const sum = addMoney(ZERO, ...pieces.filter((one) => part.dishes.has(pieceKey(one))).map(({ amount }) => amount));
      return payable(minor(Math.min(sum, left)), by);
    }
    const row = table.split?.find(({ person }) => person === part.person);
    return row && shareOf(row, by, left);
  };
  const text = typed ?? written(partDue() ?? payable(left));
  const amount = readTypedAmount(text, currency);
  const standing = isStanding({ due: partDue(), amount, isTyped: typed !== undefined, tender }) ? part : undefined;
  const due = (standing && partDue()) ?? payable(left);
  const rounding = minor(payable(left) - left);
  const most = minor(Math.max(left, payable(left)));
  // A note above the part, or above the rest, pays exactly that, and the waiter sees the change.
  const isOver = amount !== undefined && (standing ? amount > due : tender === 'cash' && amount > most);
  const paid = isOver ? due : amount;
  const isRight = paid !== undefined && paid > 0 && paid <= most;
  const cash = readTypedAmount(given, currency);
  const tip = tipText.trim() === '' ? ZERO : readTypedAmount(tipText, currency);
  const isGiven = given.trim() !== '';
  const handed = isGiven ? cash : isOver ? amount : undefined;
  const change = tender === 'cash' ? changeOf(handed, isRight ? paid : undefined, tip) : undefined;
  /** Money above the bill that may be the tip: the change, or what the card paid above the rest. */
  const spare = tender === 'cash' ? change : changeOf(amount, most);
  const { name } = table;
  const label = table.orders[0]?.label ?? '';
  const rest = money.main(left);
  /** The noted sum on the button, with its tip. */
  const summed = (of: Minor) => {
    const [sum, more] = [money.main(of), money.main(tip ?? ZERO)];
    return tip === undefined || tip === 0
      ? sum
      : t({ message: `${sum} + ${more} tip`, comment: 'a payment and the tip beside it' });
  };
  const take = (next?: Part) => {
    dropSpareTip();
    setTyped(undefined);
    setPart(next);
    setIsAsked(false);
  };
  const dishes = standing && 'dishes' in standing ? standing.dishes : NO_DISHES;
  const chosen = pieces.filter((piece) => dishes.has(pieceKey(piece)));
  const chosenSum = addMoney(ZERO, ...chosen.map((piece) => piece.amount));
  /** A larger sum typed for a chosen part is what the guest gave: moves to the field for that. */
  const moveOver = (by: Tender | undefined) => {
    const price = partDue(by);
    if (by !== 'cash' || !standing || price === undefined || amount === undefined || amount <= price) return;
    setGiven(text);
    setTyped(undefined);
  };
  const note = () => {
    if (!isRight || paid === undefined) return setIsAsked(true);
    if (tip === undefined) return tips.current?.scrollIntoView?.({ block: 'nearest' });
    if (tender !== undefined && isRoomNeeded && room === undefined) setRoomMissed(true);
    else if (tender !== undefined)
      return onPaid({
        tender,
        amount: paid,
        ...(room !== undefined && { room }),
        ...(tip > 0 && { tip }),
        ...(change !== undefined && change > 0 && { change }),
        ...(chosen.length > 0 && { pieces: chosen.map(refOf) }),
      });
    else setTenderMissed(true);
    tenders.current?.scrollIntoView?.({ block: 'nearest' });
  };
  const toggle = (key: string) => {
    const next = new Set(dishes);
    if (!next.delete(key)) next.add(key);
    take(next.size === 0 ? undefined : { dishes: next });
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={<Trans>What was paid?</Trans>}
      subtitle={
        name === '' ? (
          <Trans comment="an order that goes to no table, and what is left to pay of it">
            Order {label} · {rest} left
          </Trans>
        ) : table.isHotelRoom ? (
          <Trans comment="a hotel room, and what is left to pay of its bill">
            Room {name} · {rest} left
          </Trans>
        ) : (
          <Trans>
            Table {name} · {rest} left
          </Trans>
        )
      }
      foot={
        left > 0 && (
          <Button
            look="primary"
            wide
            sum={isRight && paid !== undefined ? summed(paid) : undefined}
            data-testid="paid"
            onClick={note}
          >
            <Trans>Mark as paid</Trans>
          </Button>
        )
      }
    >
      <div className={styles.paying}>
        <PayingNow paying={table.paying} timeZone={timeZone} onCancel={onCancelCard} />
      </div>
      {table.rest <= 0 && (
        <p role="status">
          <Trans>All of it is paid.</Trans>
        </p>
      )}
      {left > 0 && (
        <>
          {table.split && (
            <SplitRows
              rows={table.split}
              inCash={tender === 'cash'}
              taken={standing && 'person' in standing ? standing.person : undefined}
              onTake={(row) => {
                setTender(tenderOf(row.method) ?? tender);
                take({ person: row.person });
              }}
            />
          )}
          <TenderTiles
            ref={tenders}
            rooms={table.isHotelRoom ? 'own' : rooms.length > 0 ? 'any' : undefined}
            tender={tender}
            onTender={(one) => {
              if (amount === due) setTyped(undefined);
              else moveOver(one);
              setTender(one);
            }}
          />
          {isTenderMissed && tender === undefined && (
            <p className={styles.hint} role="alert">
              <Icon path={warningCircle} size="1.25rem" />
              <Trans>Choose how it was paid.</Trans>
            </p>
          )}
          {isRoomNeeded && (
            <RoomField
              value={roomText}
              onChange={(typedRoom) => {
                setRoomText(typedRoom);
                setRoomMissed(false);
              }}
              isMissed={isRoomMissed}
            />
          )}
          <label className={styles.label} htmlFor={field}>
            <Trans>Amount</Trans>
          </label>
          <input
            id={field}
            className={styles.field}
            inputMode="decimal"
            autoComplete="off"
            value={text}
            aria-invalid={isAsked && !isRight}
            aria-describedby={hint}
            data-testid="amount"
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              dropSpareTip();
              setIsAsked(false);
            }}
            onBlur={() => {
              setIsAsked(!isRight);
              moveOver(tender);
            }}
          />
          <p id={hint} className={styles.hint} role="alert">
            {isAsked && !isRight && (
              <>
                <Icon path={warningCircle} size="1.25rem" />
                <Trans>Enter an amount up to {rest}.</Trans>
              </>
            )}
          </p>
          <div className={styles.parts}>
            <Button small onClick={() => take()}>
              <Trans comment="the whole of a sum">All of it</Trans>
            </Button>
            {offeredParts.map((parts) => {
              const isTaken = standing !== undefined && 'parts' in standing && standing.parts === parts;
              const { part: number, of } = next ?? {};
              return (
                <Button
                  key={parts}
                  small
                  look={isTaken ? 'ink' : 'secondary'}
                  aria-pressed={isTaken}
                  {...(!next && { 'aria-label': t`1/${parts}, one of ${parts} equal parts` })}
                  onClick={() => take({ parts, of: left })}
                >
                  {next ? (
                    <Trans comment="payment of a bill in equal parts: “Part 2 of 3”">
                      Part {number} of {of}
                    </Trans>
                  ) : (
                    `1/${parts}`
                  )}
                </Button>
              );
            })}
          </div>
          {tender === 'cash' && (
            <GivenField
              value={given}
              onChange={setGiven}
              isUnreadable={isGiven && cash === undefined}
              {...{ change, currency, due: addMoney(isRight ? paid : due, tip ?? ZERO) }}
            />
          )}
          {tender !== undefined && (
            <div ref={tips}>
              <Change change={change} />
              <TipField
                value={tipText}
                onChange={(typedTip) => {
                  setTipText(typedTip);
                  setTipOfSpare(false);
                }}
                tip={tip}
                paid={isRight ? paid : undefined}
                spare={spare}
                isChange={tender === 'cash'}
                onSpare={() => {
                  if (tender !== 'cash') take();
                  setTipText(written(addMoney(spare ?? ZERO, tip ?? ZERO)));
                  setTipOfSpare(true);
                }}
              />
            </div>
          )}
          {rounding !== 0 && (
            <p className={styles.hint} data-testid="rounding">
              <Trans comment="a sum that coins cannot pay to the cent">Rounding in cash</Trans>: {money.main(rounding)}
            </p>
          )}
          {pieces.length > 1 && (
            <fieldset className={styles.dishes} data-testid="pay-dishes">
              <legend className={styles.label}>
                <Trans comment="staff choose the dishes that somebody pays">By dish</Trans>
              </legend>
              {pieces.map((piece) => (
                <CheckRow
                  key={pieceKey(piece)}
                  checked={dishes.has(pieceKey(piece))}
                  onChange={() => toggle(pieceKey(piece))}
                  label={piece.name}
                  end={<span>{money.main(piece.amount)}</span>}
                />
              ))}
              {chosenSum > left && <Capped sum={chosenSum} left={left} table={table} />}
            </fieldset>
          )}
        </>
      )}
    </Sheet>
  );
};
