import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import styles from './day-figures.module.css';

const MINUS = '\u2212';

/** A named figure; `children`: its comparison. */
export const Figure = ({
  name,
  value,
  testId,
  children,
}: {
  readonly name: ReactNode;
  readonly value: ReactNode;
  readonly testId: string;
  readonly children: ReactNode;
}) => (
  <div className={styles.figure} data-testid={testId}>
    <dt className={styles.name}>{name}</dt>
    <dd className={styles.value}>{value}</dd>
    <dd className={styles.notes}>{children}</dd>
  </div>
);

/** Difference with its evaluation, such as "+6"; empty when equal. */
export const Difference = ({ by, isGood }: { readonly by: number; readonly isGood: boolean }) =>
  by === 0 ? null : (
    <span className={styles.difference} data-good={isGood}>
      {by > 0 ? '+' : MINUS}
      {Math.abs(by)}
    </span>
  );

export const Before = ({ value }: { readonly value: ReactNode }) => (
  <span>
    <Trans comment="a figure of the same weekday last week">a week ago: {value}</Trans>
  </span>
);

export const Minutes = ({ value }: { readonly value: number | undefined }) =>
  value === undefined ? '–' : <Trans comment="a length of time in minutes: 14 min">{value} min</Trans>;
