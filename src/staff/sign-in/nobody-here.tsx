import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Said } from '#domain/language/translated.ts';
import { Button, ButtonLink } from '#ui/form/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { classNames } from '#ui/look/class-names.ts';
import { Icon } from '#ui/look/icon.tsx';
import { user } from '#ui/look/icons-later.ts';
import { devices } from '#ui/look/staff-icons.ts';
import { usePageTitle } from '#ui/words/page-head.tsx';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import { SignInProblemText } from './problem-text.tsx';
import styles from './sign-in.module.css';

export interface NobodyHereProps {
  readonly wasTurnedAway: boolean;
  /** Places where this phone is signed in. */
  readonly others: readonly { readonly href: string; readonly name: Said }[];
  /** Address of the guest page when the device is for guests; `undefined`: it is not. */
  readonly guests?: string | undefined;
  /** Address of the menu, for a guest who came here by mistake. */
  readonly menu?: string | undefined;
  /** A code from the address. */
  readonly code: string | undefined;
  /** Enrols this device; resolves to the problem. */
  readonly onEnrol: (code: string) => Promise<{ readonly why: string } | undefined>;
  /** The language choice, because no person is known yet who could have chosen one. */
  readonly language: ReactNode;
}

/** A device without a person: how staff sign in, or enrol it. */
export const NobodyHere = ({ wasTurnedAway, others, guests, menu, code = '', onEnrol, language }: NobodyHereProps) => {
  const { t } = useLingui();
  usePageTitle(t`For staff`);
  const [typed, setTyped] = useState(code);
  const [why, setWhy] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const enrol = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setWhy((await onEnrol(typed.trim()))?.why);
    setBusy(false);
  };
  return (
    <main className={classNames(styles.card, styles.wide)} data-testid="staff-nobody">
      <div className={styles.tools}>{language}</div>
      <h1 className={styles.title}>
        <Trans>For staff</Trans>
      </h1>
      {wasTurnedAway && (
        <p role="alert" className={styles.problem}>
          <Trans>You were signed out here. Whoever manages the venue can say why.</Trans>
        </p>
      )}
      {guests !== undefined && (
        <ButtonLink href={guests} look="primary" wide>
          <Trans>Back to the guests’ screen</Trans>
        </ButtonLink>
      )}
      {others.map(({ href, name }) => (
        <ButtonLink key={href} href={href} look="primary" wide>
          <span lang={name.language}>{name.text}</span>
        </ButtonLink>
      ))}
      <div className={styles.ways}>
        <section className={styles.way}>
          <h2 className={styles.wayTitle}>
            <Icon path={user} />
            <Trans>You work here</Trans>
          </h2>
          <p className={styles.text}>
            <Trans>Open the link that you were given, on your own device. It works once.</Trans>
          </p>
          <p className={styles.text}>
            <Trans>No link? Whoever manages the venue makes one under “People”.</Trans>
          </p>
        </section>
        <section className={styles.way}>
          <h2 className={styles.wayTitle}>
            <Icon path={devices} />
            <Trans>A device of the venue</Trans>
          </h2>
          <p className={styles.text}>
            <Trans>
              A tablet, a kiosk or the kitchen’s screen. Its code is shown under “Devices” when it is added.
            </Trans>
          </p>
          <form className={styles.form} onSubmit={(event) => void enrol(event)}>
            <TextField
              label={<Trans>Code of this device</Trans>}
              value={typed}
              onChange={setTyped}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={20}
            />
            <Button type="submit" look="ink" wide disabled={isBusy || typed.trim().length < 4}>
              <Trans>Add this device</Trans>
            </Button>
            <SignInProblemText why={why} />
          </form>
        </section>
      </div>
      {menu !== undefined && (
        <ButtonLink href={menu} wide>
          <Trans>I am a guest: to the menu</Trans>
        </ButtonLink>
      )}
    </main>
  );
};

/** A personal phone that was signed out. `pad`: the keys for the PIN. */
export const Returning = (props: {
  readonly pad: ReactNode;
  /** The language choice. */
  readonly language: ReactNode;
  /** For another person, or a forgotten PIN: afterwards a link is needed. */
  readonly onForget: () => void;
}) => {
  const { t } = useLingui();
  usePageTitle(t`For staff`);
  return (
    <main className={styles.card} data-testid="staff-returning">
      <div className={styles.tools}>{props.language}</div>
      <h1 className={styles.title}>
        <VisuallyHidden>
          <Trans>For staff</Trans>
        </VisuallyHidden>
      </h1>
      {props.pad}
      <Button wide onClick={props.onForget} data-testid="forget-me">
        <Trans comment="button: sign in on this phone by a link, as somebody else">Sign in by a link instead</Trans>
      </Button>
    </main>
  );
};
