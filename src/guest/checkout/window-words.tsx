import { Trans } from '@lingui/react/macro';
import type { OpeningWindow } from '#domain/place/weekly-hours.ts';
import styles from '#guest/checkout/form/checkout.module.css';

/** "09:30"; an end after midnight is the clock's. */
const clockWords = (minutes: number): string => {
  const shown = minutes > 1440 ? minutes - 1440 : minutes;
  return `${String(Math.floor(shown / 60)).padStart(2, '0')}:${String(shown % 60).padStart(2, '0')}`;
};

/** Parts of today in which orders are taken this way; nothing where they are not told in windows. [S5.24] */
export const WindowWords = ({ windows: [first, second] }: { readonly windows: readonly OpeningWindow[] }) => {
  if (!first) return null;
  const [from, to] = [clockWords(first.from), clockWords(first.to)];
  const [fromTwo, toTwo] = second ? [clockWords(second.from), clockWords(second.to)] : [];
  return (
    <p className={styles.hint} data-testid="order-windows">
      {second ? (
        <Trans>
          Today you can order from {from} to {to} and from {fromTwo} to {toTwo}
        </Trans>
      ) : (
        <Trans>
          Today you can order from {from} to {to}
        </Trans>
      )}
    </p>
  );
};
