import { useEffect, useState } from 'react';
import styles from './countdown.module.css';

/** Whole seconds left of a time that starts now. */
export function useSecondsLeft(ms: number): number {
  const [left, setLeft] = useState(Math.ceil(ms / 1000));
  useEffect(() => {
    const timer = setInterval(() => setLeft((now) => Math.max(0, now - 1)), 1000);
    return () => clearInterval(timer);
  }, []);
  return left;
}

/** A ring that empties, with its seconds; the text beside it says the same. */
export const Countdown = ({ left, of }: { readonly left: number; readonly of: number }) => (
  <span className={styles.ring} aria-hidden="true">
    <svg viewBox="0 0 100 100" aria-hidden="true">
      <circle className={styles.track} cx="50" cy="50" r="44" />
      <circle className={styles.rest} cx="50" cy="50" r="44" pathLength="1" strokeDasharray={`${left / of} 1`} />
    </svg>
    <span className={styles.seconds}>{left}</span>
  </span>
);
