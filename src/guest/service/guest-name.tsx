import { Trans } from '@lingui/react/macro';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '#ui/form/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import styles from './guest-name.module.css';

export interface GuestNameProps {
  /** Empty: no name was given. */
  readonly name: string;
  /** In characters. */
  readonly longest: number;
  readonly onGive: (name: string) => void;
}

/** Optional name by which others at the table recognise this guest's dishes. */
export const GuestName = ({ name, longest, onGive }: GuestNameProps) => {
  const [text, setText] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const wasOpen = useRef(false);
  const hint = useId();
  const isOpen = text !== undefined;
  useEffect(() => {
    // The focused field disappears, so the focus returns to the button that opened it.
    if (!isOpen && wasOpen.current) button.current?.focus();
    // The field gets the focus at once, but its buttons would stay behind the bar at the bottom.
    if (isOpen) form.current?.scrollIntoView?.({ block: 'center' });
    wasOpen.current = isOpen;
  }, [isOpen]);
  if (text === undefined) {
    return (
      <p className={styles.row} data-testid="guest-name">
        {name === '' ? (
          <Trans>The others here see your orders without a name.</Trans>
        ) : (
          <span>
            <Trans>
              The others here know you as <bdi className={styles.name}>{name}</bdi>.
            </Trans>
          </span>
        )}
        <Button ref={button} look="quiet" small onClick={() => setText(name)}>
          {name === '' ? <Trans>Say your name</Trans> : <Trans>Change the name</Trans>}
        </Button>
      </p>
    );
  }
  const give = (event: FormEvent) => {
    event.preventDefault();
    onGive(text.trim());
    setText(undefined);
  };
  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={give}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        // Closes only the form of the name, not the panel around the form.
        event.stopPropagation();
        setText(undefined);
      }}
      data-testid="guest-name"
    >
      <TextField
        label={<Trans>Your name at this table</Trans>}
        value={text}
        onChange={setText}
        maxLength={longest}
        autoComplete="given-name"
        enterKeyHint="done"
        autoFocus
        aria-describedby={hint}
      />
      <p id={hint} className={styles.hint}>
        <Trans>Optional. Only this table sees it, until you leave.</Trans>
      </p>
      <div className={styles.buttons}>
        <Button type="submit" small>
          <Trans>Save the name</Trans>
        </Button>
        <Button look="quiet" small onClick={() => setText(undefined)}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
};
