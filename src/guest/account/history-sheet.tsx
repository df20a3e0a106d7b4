import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Language } from '#domain/language/language.ts';
import type { LoyaltyHistory } from '#domain/loyalty/own-loyalty.ts';
import { minor } from '#domain/pricing/money.ts';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { formatDate } from '#ui/words/format-time.ts';
import { useMoney } from '#ui/words/money.tsx';
import styles from './history-sheet.module.css';

const KIND_WORDS: Readonly<Record<LoyaltyHistory['kind'], ReactNode>> = {
  earned: <Trans>From an order that you paid</Trans>,
  taken_back: <Trans>Cancelled: the money went back to you</Trans>,
  spent: <Trans>Spent on an order</Trans>,
  given_back: <Trans>Given back: the order was not taken</Trans>,
  expired: <Trans>Not spent in time</Trans>,
};

const Amount = ({ unit, amount }: Pick<LoyaltyHistory, 'unit' | 'amount'>) => {
  const { main } = useMoney();
  const size = Math.abs(amount);
  return (
    <span className={styles.amount}>
      {amount < 0 ? '−' : '+'}
      {unit === 'money' ? main(minor(size)) : <Plural value={size} one="# point" other="# points" />}
    </span>
  );
};

/** History of a customer's points and money, the newest first. */
export const HistorySheet = ({
  history,
  language,
  timeZone,
  onClose,
}: {
  readonly history: readonly LoyaltyHistory[];
  readonly language: Language;
  readonly timeZone: string;
  readonly onClose: () => void;
}) => (
  <Sheet open onClose={onClose} title={<Trans>What you collected and spent</Trans>}>
    {history.length === 0 ? (
      <p>
        <Trans>Nothing yet. Points and money come with every order here, once it is paid.</Trans>
      </p>
    ) : (
      <ul className={styles.list} data-testid="loyalty-history">
        {history.map((row, at) => {
          const until = row.expiresAt !== undefined && formatDate(row.expiresAt, language, timeZone);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names of their own and are never moved.
            <li key={at} className={styles.row}>
              <span className={styles.words}>
                {KIND_WORDS[row.kind]}
                <span className={styles.day}>
                  {formatDate(row.at, language, timeZone)}
                  {until && (
                    <>
                      {' · '}
                      <Trans>good until {until}</Trans>
                    </>
                  )}
                </span>
              </span>
              <Amount {...row} />
            </li>
          );
        })}
      </ul>
    )}
    <Button wide onClick={onClose}>
      <Trans>Close</Trans>
    </Button>
  </Sheet>
);
