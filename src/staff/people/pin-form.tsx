import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { isPin, isWeakPin } from '#domain/staff/staff.ts';
import styles from '#staff/frame/manage.module.css';
import { Button } from '#ui/form/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { classNames } from '#ui/look/class-names.ts';
import own from './person-sheet.module.css';

type PinFault = 'unlike' | 'length' | 'weak' | 'old' | 'tries' | 'other';

const faultOf = (why: string | undefined): PinFault | undefined => {
  if (why === undefined) return undefined;
  if (why === 'wrong_pin') return 'old';
  if (why === 'rate_limited') return 'tries';
  return why === 'weak_pin' ? 'weak' : 'other';
};

const FaultText = ({ fault }: { readonly fault: PinFault | undefined }) => {
  switch (fault) {
    case 'length':
      return <Trans>A PIN has four to eight digits.</Trans>;
    case 'weak':
      return <Trans>This PIN is too easy to guess.</Trans>;
    case 'tries':
      return <Trans>Too many tries. Wait a few minutes.</Trans>;
    case 'other':
      return <Trans>That did not work. Try again.</Trans>;
    default:
      return null;
  }
};

export interface PinFormProps {
  /** Replacing one's own PIN requires the current one; `maybe`: asked for once the server says that there is one. */
  readonly asksOld: boolean | 'maybe';
  /** Resolves to the reason of a rejection; `undefined` on success. */
  readonly onPin: (pin: string, old: string | undefined) => Promise<string | undefined>;
}

/** Sets a PIN, which is typed twice: nobody sees the digits. */
export const PinForm = ({ asksOld, onPin }: PinFormProps) => {
  const [pin, setPin] = useState('');
  const [again, setAgain] = useState('');
  const [old, setOld] = useState('');
  const [fault, setFault] = useState<PinFault>();
  const [isDone, setDone] = useState(false);
  const [isOldShown, setOldShown] = useState(asksOld === true);
  const type = (set: (digits: string) => void) => (typed: string) => {
    set(typed.replace(/\D/g, '').slice(0, 8));
    setFault(undefined);
    setDone(false);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (!isPin(pin)) return setFault('length');
    if (isWeakPin(pin)) return setFault('weak');
    if (again !== pin) return setFault('unlike');
    const found = faultOf(await onPin(pin, isOldShown && old !== '' ? old : undefined));
    if (found === 'old' && asksOld === 'maybe') setOldShown(true);
    setFault(found);
    setDone(found === undefined);
    if (found !== undefined) return;
    setPin('');
    setAgain('');
    setOld('');
  };
  if (isDone)
    return (
      <p role="status" className={styles.note}>
        <Trans>The PIN is set.</Trans>
      </p>
    );
  return (
    <form className={classNames(styles.form, own.pin)} onSubmit={(event) => void send(event)}>
      {isOldShown && (
        <TextField
          label={<Trans>Your PIN until now</Trans>}
          value={old}
          onChange={type(setOld)}
          type="password"
          inputMode="numeric"
          autoComplete="current-password"
          problem={
            fault === 'old' &&
            (old === '' ? <Trans>You have a PIN already: enter it too.</Trans> : <Trans>This is not your PIN.</Trans>)
          }
        />
      )}
      <TextField
        label={<Trans>PIN for the venue’s tablets (4–8 digits)</Trans>}
        value={pin}
        onChange={type(setPin)}
        type="password"
        inputMode="numeric"
        autoComplete="new-password"
        problem={fault !== undefined && fault !== 'old' && fault !== 'unlike' && <FaultText fault={fault} />}
      />
      <TextField
        label={<Trans>The same PIN once more</Trans>}
        value={again}
        onChange={type(setAgain)}
        type="password"
        inputMode="numeric"
        autoComplete="new-password"
        problem={fault === 'unlike' && <Trans>The two PINs differ.</Trans>}
      />
      <Button type="submit" look="ink" wide>
        <Trans>Set the PIN</Trans>
      </Button>
    </form>
  );
};
