import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import type { Said } from '#domain/language/translated.ts';
import { Button } from '#ui/form/button.tsx';
import { SignInProblemWords } from './problem-words.tsx';
import styles from './sign-in.module.css';

export interface LinkSignInProps {
  /** Who is signed in on this phone at other places: whose link is it? */
  readonly elsewhere: readonly { readonly person: string; readonly place: Said | undefined }[];
  /** Signs in by the link's secret; gives what went wrong. `isSamePerson`: whoever is signed in elsewhere. */
  readonly onSignIn: (isSamePerson: boolean) => Promise<{ readonly why: string } | undefined>;
  /** The choice of another language. */
  readonly language: ReactNode;
}

/** What a link opens. It signs nobody in by itself: a program that only looks at an address must not use it up. */
export const LinkSignIn = ({ elsewhere, onSignIn, language }: LinkSignInProps) => {
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const press = async (isSamePerson: boolean) => {
    setBusy(true);
    setProblem((await onSignIn(isSamePerson))?.why);
    setBusy(false);
  };
  const isKnown = elsewhere.length > 0;
  return (
    <main className={styles.card} data-testid="staff-link">
      <div className={styles.tools}>{language}</div>
      <h1 className={styles.title}>
        <Trans>Sign in on this phone</Trans>
      </h1>
      {isKnown && (
        <>
          <p className={styles.lead}>
            <Trans>Signed in on this phone already:</Trans>
          </p>
          <ul className={styles.elsewhere}>
            {elsewhere.map(({ person, place }) => (
              <li key={`${person} ${place?.text}`}>
                <strong>{person}</strong>
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
      <SignInProblemWords why={problem} />
    </main>
  );
};
