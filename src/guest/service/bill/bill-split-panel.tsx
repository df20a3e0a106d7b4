import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useRef } from 'react';
import { type Piece, pieceKey } from '#domain/bill/bill-split.ts';
import type { BillSplitChoice } from '#domain/bill/card-share.ts';
import type { BillPerson } from '#domain/bill/people.ts';
import { FEWEST_PEOPLE, MOST_PEOPLE } from '#domain/bill/split-kinds.ts';
import type { PlacedOrder } from '#domain/order/order.ts';
import type { Minor } from '#domain/pricing/money.ts';
import { WhoText } from '#guest/orders/later/who-text.tsx';
import { RadioCards } from '#ui/form/radio-cards.tsx';
import { Stepper } from '#ui/form/stepper.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { useMoney } from '#ui/words/money.tsx';
import type { ChoiceTile } from '../choice-tiles.tsx';
import styles from '../service.module.css';
import { GuestText, NumberText, PartText, PersonText } from './guest-text.tsx';
import { PieceRow } from './piece-row.tsx';

/** Maximum number of people for a split by dish, where each dish has a disc per person. */
export const MOST_DISCS = 8;

export interface SplitChoice extends BillSplitChoice {
  /** Payment methods of single people, by person from 1; all others pay as the whole bill does. */
  readonly methods: ReadonlyMap<number, string>;
}

/** A split by dish needs a disc per person on each dish; an even split does not. */
const mostOf = (kind: SplitChoice['kind']): number => (kind === 'byDish' ? MOST_DISCS : MOST_PEOPLE);

const KINDS = ['together', 'evenly', 'byPerson', 'byDish'] as const;

const KindText = ({ kind }: { readonly kind: SplitChoice['kind'] }) => {
  switch (kind) {
    case 'together':
      return <Trans>Together</Trans>;
    case 'evenly':
      return <Trans>Evenly</Trans>;
    case 'byPerson':
      return <Trans>By person</Trans>;
    case 'byDish':
      return <Trans>By dish</Trans>;
  }
};

/** A payer: identified by one of their orders, and whether it was sent from here. */
export interface Payer extends Pick<PlacedOrder, 'guest' | 'orderer'> {
  readonly isOwn: boolean;
}

const PayerText = ({ payer }: { readonly payer: Payer }) => {
  if (payer.orderer.kind === 'staff') return <WhoText order={payer} />;
  if (payer.guest) return <GuestText guest={payer.guest} isReader={payer.isOwn} />;
  return payer.isOwn ? <Trans>You</Trans> : <Trans>The others</Trans>;
};

/** Payer of a share. */
export const ShareText = ({
  payer,
  one,
  person,
}: {
  readonly payer: Payer | undefined;
  readonly one: BillPerson | undefined;
  readonly person: number;
}) => (payer ? <PayerText payer={payer} /> : one ? <PersonText one={one} /> : <NumberText person={person} />);

/** How to split the bill: the methods, and each person's amount. */
export const BillSplitPanel = ({
  isNew,
  choice,
  pieces,
  shares,
  payers,
  persons,
  orderers,
  payments,
  payment,
  onChange,
}: {
  /** The guest has just opened it. */
  readonly isNew: boolean;
  readonly choice: SplitChoice;
  readonly pieces: readonly Piece[];
  /** One entry per person. */
  readonly shares: readonly Minor[];
  /** Payers of the shares by person; empty: people are numbered. */
  readonly payers: readonly Payer[];
  /** People of a split by dish; empty: numbered only. */
  readonly persons: readonly BillPerson[];
  /** Orderers of the dishes, by order id. */
  readonly orderers: ReadonlyMap<string, BillPerson>;
  /** Payment methods of the place. */
  readonly payments: readonly ChoiceTile[];
  /** Method of the whole bill. */
  readonly payment: string | undefined;
  readonly onChange: (choice: SplitChoice) => void;
}) => {
  const { t } = useLingui();
  const money = useMoney();
  const counts = choice.kind === 'evenly' || choice.kind === 'byDish';
  const names = useId();
  const section = useRef<HTMLElement>(null);
  const shownKind = useRef(isNew ? undefined : choice.kind);
  // The shares open below the chosen way, often below the fold.
  useEffect(() => {
    if (shownKind.current !== choice.kind) section.current?.scrollIntoView?.({ block: 'start' });
    shownKind.current = choice.kind;
  }, [choice.kind]);
  return (
    <section ref={section} className={styles.rows} aria-labelledby="bill-split" data-testid="bill-split">
      <h3 id="bill-split" className={styles.heading}>
        <Trans>Who pays what?</Trans>
      </h3>
      <div role="radiogroup" aria-labelledby="bill-split" className={styles.chips}>
        {KINDS.map((kind) => (
          // biome-ignore lint/a11y/useSemanticElements: a chip is drawn as a button.
          <button
            key={kind}
            type="button"
            role="radio"
            aria-checked={choice.kind === kind}
            className={styles.chip}
            data-testid={`split-${kind}`}
            onClick={() => onChange({ ...choice, kind, people: Math.min(choice.people, mostOf(kind)) })}
          >
            <KindText kind={kind} />
          </button>
        ))}
      </div>
      {counts && (
        <div className={styles.row}>
          <span>
            <Trans>People</Trans>
          </span>
          <Stepper
            name={t`People`}
            value={choice.people}
            min={FEWEST_PEOPLE}
            max={mostOf(choice.kind)}
            onChange={(people) => onChange({ ...choice, people })}
          />
        </div>
      )}
      {choice.kind === 'byDish' && (
        <ul>
          {pieces.map((piece) => (
            <PieceRow
              key={pieceKey(piece)}
              piece={piece}
              persons={persons}
              sharers={choice.sharers.get(pieceKey(piece)) ?? []}
              orderer={orderers.get(piece.orderId)}
              onShare={(people) => {
                const others = [...choice.sharers].filter(([key]) => key !== pieceKey(piece));
                const named: typeof others = people.length > 0 ? [[pieceKey(piece), people]] : [];
                onChange({ ...choice, sharers: new Map([...others, ...named]) });
              }}
            />
          ))}
        </ul>
      )}
      {choice.kind !== 'together' && (
        <ul className={styles.shares} aria-label={t`Shares`} data-testid="bill-shares">
          {shares.map((share, at) => {
            const person = at + 1;
            const payer = payers[at];
            const chosen = choice.methods.get(person) ?? payment;
            const methodAt = payments.findIndex(({ key }) => key === chosen);
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: people have no other name than their place.
              <li key={at} className={styles.piece}>
                <p className={styles.row}>
                  <span id={`${names}-${person}`} className={styles.note}>
                    {choice.kind === 'evenly' ? (
                      <PartText part={person} parts={shares.length} />
                    ) : (
                      <ShareText
                        payer={payer}
                        one={choice.kind === 'byDish' ? persons[at] : undefined}
                        person={person}
                      />
                    )}
                  </span>
                  <strong className={styles.figure}>{money.main(share)}</strong>
                </p>
                {payments.length > 1 && (
                  <RadioCards
                    labelledBy={`${names}-${person}`}
                    look="chips"
                    value={methodAt < 0 ? undefined : methodAt}
                    onChange={(method) => {
                      const key = payments[method]?.key;
                      if (key) onChange({ ...choice, methods: new Map([...choice.methods, [person, key]]) });
                    }}
                    options={payments.map(({ name, language, icon }, value) => ({
                      value,
                      label: (
                        <span className={styles.method} lang={language}>
                          <Icon path={icon} size="1.25rem" />
                          {name}
                        </span>
                      ),
                    }))}
                  />
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
};
