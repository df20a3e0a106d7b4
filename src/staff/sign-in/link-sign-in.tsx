import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useState } from 'react';
import type { Said } from '#domain/language/translated.ts';
import { Button } from '#ui/form/button.tsx';
import { usePageTitle } from '#ui/words/page-head.tsx';
import { CodeField, isCode } from './code-field.tsx';
import { SignInProblemText } from './problem-text.tsx';
import styles from './sign-in.module.css';

export interface LinkSignInProps {
  /** People signed in on this phone at other places, who may be the link's owner. */
  readonly elsewhere: readonly { readonly person: string; readonly place: Said | undefined }[];
  /**
   * Signs in with the link's secret; resolves to the problem. `isSamePerson`: the person is signed in elsewhere. `code`: of
   * the second factor, once requested.
   */
  readonly onSignIn: (isSamePerson: boolean, code?: string) => Promise<{ readonly why: string } | undefined>;
  /** The language choice. */
  readonly language: ReactNode;
}

type Attempt = (isSamePerson: boolean, code?: string) => Promise<string | undefined>;

/** Asks for the second factor's code; the link stays valid meanwhile. */
const CodeForm = ({ onSend }: { readonly onSend: (code: string) => Promise<string | undefined> }) => {
  const [typed, setTyped] = useState('');
  const [why, setWhy] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    setWhy(await onSend(typed));
    setBusy(false);
  };
  const type = (text: string) => {
    setTyped(text);
    setWhy(undefined);
  };
  // A link may expire while its code is looked up.
  const isLinkOver = why === 'invalid_link';
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <p className={styles.lead}>
        <Trans>Your sign-in also needs a code. Open your authenticator app, or take one of your recovery codes.</Trans>
      </p>
      <CodeField
        label={<Trans>Code of the app, or a recovery code</Trans>}
        value={typed}
        onChange={type}
        why={isLinkOver ? undefined : why}
      />
      <Button type="submit" look="primary" wide disabled={isBusy || !isCode(typed)}>
        <Trans>Sign in</Trans>
      </Button>
      <p className={styles.lead}>
        <Trans>Phone and codes lost? Whoever runs the server can free you from it.</Trans>
      </p>
      <SignInProblemText why={isLinkOver ? why : undefined} />
    </form>
  );
};

/** Two ways to use a link: as the person signed in elsewhere on this device, or as another person. */
const LinkForm = ({ elsewhere, onSend }: Pick<LinkSignInProps, 'elsewhere'> & { readonly onSend: Attempt }) => {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const press = async (isSamePerson: boolean) => {
    setBusy(true);
    setProblem(await onSend(isSamePerson));
    setBusy(false);
  };
  const isKnown = elsewhere.length > 0;
  return (
    <>
      {isKnown && (
        <>
          <p className={styles.lead}>
            <Trans>Signed in on this device already:</Trans>
          </p>
          <ul className={styles.elsewhere}>
            {elsewhere.map(({ person, place }) => (
              <li key={`${person} ${place?.text}`}>
                <strong>
                  <bdi>{person}</bdi>
                </strong>
                {place && (
                  <>
                    {' · '}
                    <span lang={place.language}>{place.text}</span>
                  </>
                )}
              </li>
            ))}
          </ul>
          <p className={styles.lead}>
            <Trans>If that is you, this place joins the others, and one list switches between them.</Trans>
          </p>
        </>
      )}
      <p className={styles.lead}>
        <Trans>It stays signed in while you use it. The link works once.</Trans>
      </p>
      {isKnown && (
        <Button look="primary" wide onClick={() => void press(true)} disabled={isBusy}>
          <Trans>That is me: add this place</Trans>
        </Button>
      )}
      <Button look={isKnown ? 'secondary' : 'primary'} wide onClick={() => void press(false)} disabled={isBusy}>
        {isKnown ? <Trans>I am somebody else</Trans> : <Trans>Sign in</Trans>}
      </Button>
      <SignInProblemText why={problem} />
    </>
  );
};

/** Page of a sign-in link. It never signs in automatically, because a link scanner must not use it up. */
export const LinkSignIn = ({ elsewhere, onSignIn, language }: LinkSignInProps) => {
  const { t } = useLingui();
  usePageTitle(t`Sign in on this device`);
  /** Set once a code is requested; true: the link is for the person signed in elsewhere. */
  const [asked, setAsked] = useState<boolean>();
  const attempt: Attempt = async (isSamePerson, code) => {
    const why = (await onSignIn(isSamePerson, code))?.why;
    if (why !== 'code_needed') return why;
    setAsked(isSamePerson);
    return undefined;
  };
  return (
    <main className={styles.card} data-testid="staff-link">
      <div className={styles.tools}>{language}</div>
      <h1 className={styles.title}>
        <Trans>Sign in on this device</Trans>
      </h1>
      {asked === undefined ? (
        <LinkForm elsewhere={elsewhere} onSend={attempt} />
      ) : (
        <CodeForm onSend={(code) => attempt(asked, code)} />
      )}
    </main>
  );
};

/** Page of a link that signs nobody in any more. `name`: the person signed in here already. */
export const LinkOver = (props: {
  readonly name: string | undefined;
  /** Leaves the link for this device's first page. */
  readonly onLeave: () => void;
  readonly language: ReactNode;
}) => {
  const { t } = useLingui();
  usePageTitle(t`This link no longer signs in`);
  const name = <bdi>{props.name}</bdi>;
  return (
    <main className={styles.card} data-testid="link-over">
      <div className={styles.tools}>{props.language}</div>
      <h1 className={styles.title}>
        <Trans>This link no longer signs in</Trans>
      </h1>
      <p className={styles.lead}>
        <Trans>
          It was used already, or is older than two days. Whoever manages the venue makes a new one, under “People”.
        </Trans>
      </p>
      {props.name === undefined ? (
        <Button wide onClick={props.onLeave}>
          <Trans>Other ways to sign in</Trans>
        </Button>
      ) : (
        <Button look="primary" wide onClick={props.onLeave}>
          <Trans>Go on as {name}</Trans>
        </Button>
      )}
    </main>
  );
};
