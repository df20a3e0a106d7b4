import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { pieceKey } from '#domain/bill/bill-split.ts';
import { evenWhole, openRound, tipOfPercent } from '#domain/bill/shares.ts';
import { FEWEST_PEOPLE, MOST_PEOPLE, SHARE_KINDS, type ShareKind } from '#domain/bill/split-kinds.ts';
import { isFree, type ToldBill, type ToldPiece } from '#domain/bill/told-bill.ts';
import { addMoney, type Currency, type Minor, ZERO } from '#domain/pricing/money.ts';
import { amountToType } from '#domain/pricing/typed-amount.ts';
import { Button, ButtonLink } from '#ui/form/button.tsx';
import { CheckRow } from '#ui/form/check-row.tsx';
import { RadioList } from '#ui/form/radio-list.tsx';
import { Stepper } from '#ui/form/stepper.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { warningCircle } from '#ui/look/icons-later.ts';
import { creditCard } from '#ui/look/service-icons.ts';
import { useMoney } from '#ui/words/money.tsx';
import { Notice } from '#ui/words/notice.tsx';
import { FailureText } from './failure-text.tsx';
import styles from './pay-share.module.css';
import type { PayShareFailure } from './use-pay-share.ts';

/** The current choice. */
export interface ShareChoice {
  readonly kind: ShareKind;
  /** Number of people at the table, for equal parts. */
  readonly people: number;
  /** Dishes, by `pieceKey`. */
  readonly picked: ReadonlySet<string>;
  /** Amount as typed. */
  readonly typed: string;
  /** Tip as typed; empty: none. */
  readonly tip: string;
}

export interface PayShareSheetProps {
  readonly seat: ReactNode;
  /** `undefined`: not loaded yet. */
  readonly bill: ToldBill | undefined;
  /** Dish names in the reader's language, by `pieceKey`. */
  readonly names: ReadonlyMap<string, string>;
  /** Text on the orderer of a dish, by order id; dishes of the staff and of unnamed others have none. */
  readonly orderers: ReadonlyMap<string, ReactNode>;
  /** Unpaid dishes of this phone's orders; may be empty. */
  readonly own: readonly ToldPiece[];
  readonly choice: ShareChoice;
  readonly onChange: (choice: ShareChoice) => void;
  /** Amount of the current choice; `undefined` when the choice cannot be paid. */
  readonly amount: Minor | undefined;
  /** Amount of each choice as far as it is known, shown beside it. */
  readonly amounts: Partial<Record<ShareKind, Minor>>;
  /** The guest is alone at the table as far as known, so that equal parts have no number yet. */
  readonly isAlone?: boolean;
  readonly currency: Currency;
  readonly takesTips: boolean;
  /** `undefined`: the typed tip is invalid. */
  readonly tip: Minor | undefined;
  /** Address of this phone's payment in progress. */
  readonly openHref: string | undefined;
  readonly isOnline: boolean;
  readonly isAsking: boolean;
  readonly failure: PayShareFailure | undefined;
  readonly onPay: () => void;
  readonly onClose: () => void;
}

const ShareFault = ({ failure }: { readonly failure: PayShareFailure }) =>
  failure.kind === 'changed' ? (
    <Trans>The bill has changed meanwhile. Please look at it once more.</Trans>
  ) : (
    <FailureText failure={failure} />
  );

function useKindTexts(): Readonly<Record<ShareKind, string>> {
  const { t } = useLingui();
  return {
    rest: t`All that is left`,
    evenly: t`One equal part`,
    byPerson: t`What I ordered`,
    byDish: t`Dishes that I choose`,
    amount: t`Another amount`,
  };
}

const Dishes = ({ bill, names, orderers, choice, onChange }: PayShareSheetProps & { readonly bill: ToldBill }) => {
  const money = useMoney();
  return (
    <div className={styles.dishes}>
      {bill.pieces.map((piece) => {
        const key = pieceKey(piece);
        const isTaken = !isFree(piece);
        return (
          <CheckRow
            key={key}
            label={
              <>
                {names.get(key) ?? piece.name}
                {isTaken && (
                  <span className={styles.note}>
                    {' '}
                    {piece.isPaid ? (
                      <Trans comment="a dish of the bill">paid</Trans>
                    ) : (
                      <Trans comment="a dish of the bill that another guest pays">somebody pays it</Trans>
                    )}
                  </span>
                )}
                {orderers.has(piece.orderId) && (
                  <span className={styles.orderer} data-testid="share-orderer">
                    {orderers.get(piece.orderId)}
                  </span>
                )}
              </>
            }
            disabled={isTaken}
            checked={!isTaken && choice.picked.has(key)}
            end={<span className={styles.figure}>{money.main(piece.amount)}</span>}
            onChange={(isPicked) => {
              const picked = new Set(choice.picked);
              if (isPicked) picked.add(key);
              else picked.delete(key);
              onChange({ ...choice, picked });
            }}
          />
        );
      })}
    </div>
  );
};

/** Base sum of an equal part; if others started with another number of parts, that number. */
const PartOf = ({ bill, people }: { readonly bill: ToldBill; readonly people: number }) => {
  const money = useMoney();
  const { people: begun, taken } = openRound(bill.even) ?? { people, taken: 0 };
  const whole = money.main(evenWhole(bill));
  return (
    <p className={styles.lead} role="status" data-testid="part-of">
      {begun === people ? (
        <Trans comment="a guest pays one of so many equal parts of this sum">
          One of {people} equal parts of {whole}
        </Trans>
      ) : (
        <Trans comment="guests pay a bill in equal parts, and some have paid theirs">
          {taken} of {begun} equal parts are taken already: choose {begun} people, or another amount.
        </Trans>
      )}
    </p>
  );
};

/** Whether the chosen dishes cost more than is left of the bill. */
const isCapped = ({ bill, choice, amount }: PayShareSheetProps & { readonly bill: ToldBill }): boolean => {
  const picked = bill.pieces.filter((piece) => isFree(piece) && choice.picked.has(pieceKey(piece)));
  return amount !== undefined && addMoney(ZERO, ...picked.map((piece) => piece.amount)) > amount;
};

const Choice = (props: PayShareSheetProps & { readonly bill: ToldBill }) => {
  const { t } = useLingui();
  const { choice, onChange, own, amount, amounts } = props;
  const { people } = choice;
  const money = useMoney();
  const words = useKindTexts();
  const endOf = (kind: ShareKind) => {
    const one = amounts[kind];
    return one === undefined ? undefined : money.main(one);
  };
  const kinds: readonly ShareKind[] = ['rest', ...SHARE_KINDS.filter((kind) => kind !== 'rest')];
  const offered = kinds.filter((kind) => kind !== 'byPerson' || own.length > 0);
  return (
    <section className={styles.stack}>
      <RadioList
        name={t`What do you pay?`}
        value={choice.kind}
        options={offered.map((kind) => ({
          ...{ value: kind, label: words[kind], end: endOf(kind), testId: `share-${kind}` },
          note:
            kind === 'evenly' &&
            choice.kind !== kind &&
            (props.isAlone ? (
              <Trans comment="an equal part of the bill">you say for how many people</Trans>
            ) : (
              <Trans comment="beside the amount of an equal part of the bill">one of {people} parts</Trans>
            )),
        }))}
        onTake={(kind) => onChange({ ...choice, kind })}
      />
      {choice.kind === 'evenly' && (
        <div className={styles.row}>
          <span>
            <Trans>People at the table</Trans>
          </span>
          <Stepper
            name={t`People`}
            value={choice.people}
            min={FEWEST_PEOPLE}
            max={MOST_PEOPLE}
            onChange={(people) => onChange({ ...choice, people })}
          />
        </div>
      )}
      {choice.kind === 'evenly' && <PartOf bill={props.bill} people={choice.people} />}
      {choice.kind === 'byDish' && <Dishes {...props} />}
      {choice.kind === 'byDish' && isCapped(props) && (
        <p className={styles.lead} role="status">
          <Trans comment="the bill was paid in part without naming dishes">
            A part of these dishes is paid already, so you pay less.
          </Trans>
        </p>
      )}
      {choice.kind === 'amount' && (
        <TextField
          label={<Trans>Amount</Trans>}
          inputMode="decimal"
          autoComplete="off"
          value={choice.typed}
          onChange={(typed) => onChange({ ...choice, typed })}
          problem={
            choice.typed.trim() !== '' &&
            amount === undefined && <Trans>An amount such as 12.50, and no more than is left.</Trans>
          }
        />
      )}
    </section>
  );
};

const PERCENTS = [5, 10, 15];

/** No tip is preselected. */
const Tip = ({ choice, onChange, amount, tip, currency }: PayShareSheetProps) => {
  const { t, i18n } = useLingui();
  const money = useMoney();
  const share = new Intl.NumberFormat(i18n.locale, { style: 'percent' });
  const set = (next: string) => onChange({ ...choice, tip: next });
  return (
    <section className={styles.stack}>
      <TextField
        label={<Trans>Tip, if you like</Trans>}
        inputMode="decimal"
        autoComplete="off"
        value={choice.tip}
        onChange={set}
        problem={tip === undefined && <Trans>An amount such as 2.50, and no more than your share.</Trans>}
      />
      {amount !== undefined && (
        <div className={styles.row}>
          {PERCENTS.map((percent) => {
            const of = tipOfPercent(amount, percent);
            return (
              <Button
                key={percent}
                small
                aria-label={t`Tip ${percent}%`}
                onClick={() => set(amountToType(of, currency, i18n.locale))}
              >
                {share.format(percent / 100)} · {money.main(of)}
              </Button>
            );
          })}
        </div>
      )}
    </section>
  );
};

const Body = (props: PayShareSheetProps) => {
  const { bill, failure, openHref, isOnline } = props;
  if (!bill)
    return (
      <p className={styles.lead}>
        {isOnline ? <Trans>The bill is being read.</Trans> : <Trans>There is no network now.</Trans>}
      </p>
    );
  if (openHref !== undefined)
    return (
      <Notice icon={creditCard} title={<Trans>You are paying a share of this bill already.</Trans>}>
        <Trans>Its page says how it stands.</Trans>
      </Notice>
    );
  return (
    <div className={styles.stack}>
      {failure && (
        <div role="alert" data-testid="share-failure">
          <Notice icon={warningCircle} title={<ShareFault failure={failure} />}>
            <Trans>Nothing was taken.</Trans>
          </Notice>
        </div>
      )}
      {Object.keys(props.amounts).length === 0 && bill.shares.some(({ state }) => state === 'held') && (
        <p className={styles.lead} role="status" data-testid="all-held">
          <Trans>Somebody at your table is paying all that is left. If they do not finish, you can pay it here.</Trans>
        </p>
      )}
      <Choice {...props} bill={bill} />
      {props.takesTips && <Tip {...props} />}
      {!isOnline && (
        <p className={styles.lead} role="status">
          <Trans>A card cannot be charged without a network. What you chose stays here.</Trans>
        </p>
      )}
    </div>
  );
};

/** Sheet to pay the table's bill, or a share, by card from the guest's own phone. [S1.06, S2.07] */
export const PayShareSheet = (props: PayShareSheetProps) => {
  const money = useMoney();
  const { amount, tip, isAsking, isOnline, openHref } = props;
  const isReady = amount !== undefined && tip !== undefined && isOnline && !isAsking;
  return (
    <Sheet
      open
      onClose={props.onClose}
      title={<Trans>Pay by card</Trans>}
      subtitle={props.seat}
      foot={
        openHref !== undefined ? (
          <ButtonLink href={openHref} look="primary" wide data-testid="open-payment">
            <Trans>To your payment</Trans>
          </ButtonLink>
        ) : (
          <Button
            look="primary"
            wide
            sum={amount === undefined ? undefined : money.main(addMoney(amount, tip ?? ZERO))}
            data-testid="pay-share"
            aria-disabled={!isReady}
            onClick={() => isReady && props.onPay()}
          >
            {isAsking ? <Trans>One moment…</Trans> : <Trans>Pay by card</Trans>}
          </Button>
        )
      }
    >
      <div data-testid="pay-share-sheet">
        <Body {...props} />
      </div>
    </Sheet>
  );
};
