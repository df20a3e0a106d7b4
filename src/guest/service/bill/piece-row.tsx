import { Trans, useLingui } from '@lingui/react/macro';
import { Fragment, type ReactNode } from 'react';
import type { Piece } from '#domain/bill/bill-split.ts';
import type { BillPerson } from '#domain/bill/people.ts';
import { minor } from '#domain/pricing/money.ts';
import styles from '#guest/service/service.module.css';
import { useMoney } from '#ui/words/money.tsx';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import { OrdererText, PersonMark, PersonText } from './guest-text.tsx';

const Names = ({ persons }: { readonly persons: readonly BillPerson[] }): ReactNode =>
  persons.map((one, at) => (
    <Fragment key={one.person}>
      {at > 0 && ', '}
      <PersonText one={one} />
    </Fragment>
  ));

/** A dish of a split by dish: its orderer, a disc per person, and the amount of each person who shares it. */
export const PieceRow = ({
  piece: { name, amount },
  persons,
  sharers,
  orderer,
  onShare,
}: {
  readonly piece: Piece;
  readonly persons: readonly BillPerson[];
  /** Numbers of the people who share the dish; empty: all. */
  readonly sharers: readonly number[];
  /** `undefined`: unknown, or the staff. */
  readonly orderer: BillPerson | undefined;
  /** Called with the people chosen now; empty: all. */
  readonly onShare: (people: readonly number[]) => void;
}) => {
  const { t } = useLingui();
  const money = useMoney();
  const sharing = persons.filter(({ person }) => sharers.includes(person));
  const payers = sharing.length || persons.length;
  const each = money.main(minor(Math.round(amount / payers)));
  return (
    <li className={styles.piece} data-testid="bill-piece">
      <p className={styles.row}>
        <span>
          {name}
          {orderer && (
            <span className={styles.second}>
              <OrdererText one={orderer} />
            </span>
          )}
        </span>
        <span className={styles.figure}>{money.main(amount)}</span>
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as an inline row in all browsers. */}
      <div role="group" aria-label={t`Who pays for ${name}?`} className={styles.chips}>
        {persons.map((one) => {
          const isIn = sharing.includes(one);
          return (
            <button
              key={one.person}
              type="button"
              className={styles.disc}
              aria-pressed={isIn}
              onClick={() =>
                onShare(
                  persons
                    .filter((other) => (other === one ? !isIn : sharing.includes(other)))
                    .map(({ person }) => person),
                )
              }
            >
              <span aria-hidden="true">
                <PersonMark one={one} />
              </span>
              <VisuallyHidden>
                <PersonText one={one} />
              </VisuallyHidden>
            </button>
          );
        })}
        <span className={styles.note} data-testid="piece-payers">
          {sharing.length === 1 ? (
            <Names persons={sharing} />
          ) : sharing.length === 0 ? (
            <Trans comment="beside a dish on the bill that no single person pays">All, {each} each</Trans>
          ) : (
            <Trans comment="beside a shared dish on the bill: the amount that each person pays">{each} each</Trans>
          )}
        </span>
      </div>
    </li>
  );
};
