import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { isPin } from '#domain/staff/staff.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { check } from '#ui/look/icons-later.ts';
import { backspace } from '#ui/look/staff-icons.ts';
import styles from './pin-pad.module.css';
import { type PinProblem, PinProblemText } from './problem-text.tsx';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
const LONGEST = 8;
/** Number of empty places shown: the minimum length of a PIN. */
const SHORTEST = 4;

/** A field takes its own keys. */
const isTyped = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

const isButton = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a') !== null;

export interface PinPadProps {
  readonly name: string;
  readonly problem: PinProblem | undefined;
  /** Seconds until the next try; 0: at once. */
  readonly secondsLeft: number;
  readonly onPin: (pin: string) => Promise<void>;
  /** The PIN approves one action of somebody else, and signs nobody in. */
  readonly forOnce?: boolean;
}

const Greeting = ({ person }: { readonly person: string }) => {
  const name = <bdi>{person}</bdi>;
  return <Trans>Hello, {name}</Trans>;
};

/** PIN keypad. PINs have no fixed length, so a key or Enter submits. */
export const PinPad = ({ name, problem, secondsLeft, onPin, forOnce = false }: PinPadProps) => {
  const { t } = useLingui();
  const [pin, setPin] = useState('');
  const [isBusy, setBusy] = useState(false);
  const isShut = isBusy || secondsLeft > 0;
  const add = (digit: string) => setPin((before) => (before.length < LONGEST ? before + digit : before));
  const send = async () => {
    if (isShut || !isPin(pin)) return;
    setBusy(true);
    setPin('');
    await onPin(pin);
    setBusy(false);
  };
  const area = useRef<HTMLElement>(null);
  const byKey = (event: KeyboardEvent) => {
    const { key, target } = event;
    if (event.ctrlKey || event.metaKey || event.altKey || isTyped(target)) return;
    if (/^\d$/.test(key) && !isShut) add(key);
    else if (key === 'Backspace') setPin((before) => before.slice(0, -1));
    // On a button, Enter presses that button.
    else if (key === 'Enter' && !isButton(target)) void send();
    else return;
    event.preventDefault();
  };
  const latest = useRef(byKey);
  latest.current = byKey;
  // A person taps a tile and types at once, so the pad listens wherever the focus is.
  useEffect(() => {
    area.current?.focus({ preventScroll: true });
    area.current?.scrollIntoView?.({ block: 'nearest' });
    const listen = (event: KeyboardEvent) => latest.current(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return (
    <section ref={area} className={styles.pad} tabIndex={-1} aria-label={t`PIN of ${name}`} data-testid="pin-pad">
      <h2 className={styles.title}>{forOnce ? <bdi>{name}</bdi> : <Greeting person={name} />}</h2>
      <p className={styles.lead}>
        {forOnce ? <Trans>Your PIN, for this one action</Trans> : <Trans>Enter your PIN</Trans>}
      </p>
      <p
        className={styles.dots}
        role="img"
        aria-label={t`Digits entered: ${pin.length}`}
        data-wrong={problem && pin === '' ? true : undefined}
      >
        {Array.from({ length: Math.max(SHORTEST, pin.length) }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place is told by where it stands.
          <span key={at} className={styles.dot} data-filled={at < pin.length || undefined} />
        ))}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a tapped key leaves the focus where it was, so Enter sends. */}
      <div className={styles.keys} onMouseDown={(event) => event.preventDefault()}>
        {DIGITS.map((digit) => (
          <button key={digit} type="button" className={styles.key} disabled={isShut} onClick={() => add(digit)}>
            {digit}
          </button>
        ))}
        <IconButton
          icon={backspace}
          label={t`Delete the last digit`}
          className={styles.side}
          onClick={() => setPin((before) => before.slice(0, -1))}
        />
        <button type="button" className={styles.key} disabled={isShut} onClick={() => add('0')}>
          0
        </button>
        <IconButton
          icon={check}
          label={forOnce ? t`Approve` : t`Sign in`}
          className={styles.send}
          disabled={isShut || !isPin(pin)}
          onClick={() => void send()}
        />
      </div>
      <PinProblemText problem={problem} secondsLeft={secondsLeft} />
    </section>
  );
};
