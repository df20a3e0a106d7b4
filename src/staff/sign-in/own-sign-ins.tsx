import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import type { OwnSignIn } from '#contract/staff/own-sign-ins.ts';
import type { Language } from '#domain/language/language.ts';
import styles from '#staff/frame/manage.module.css';
import { Button } from '#ui/form/button.tsx';
import { formatDay, formatTime } from '#ui/words/format-time.ts';
import cards from './account-cards.module.css';
import { SignInProblemText } from './problem-text.tsx';

export interface OwnSignInsProps {
  /** The newest first; `undefined`: not loaded yet. */
  readonly signIns: readonly OwnSignIn[] | undefined;
  /** Why loading, or ending one, failed. */
  readonly why: string | undefined;
  readonly language: Language;
  /** IANA name; times are in the place's zone. */
  readonly timeZone: string;
  readonly onEnd: (id: string) => void;
}

const Row = ({
  one,
  language,
  timeZone,
  onEnd,
}: { readonly one: OwnSignIn } & Pick<OwnSignInsProps, 'language' | 'timeZone' | 'onEnd'>) => {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const since = `${formatDay(one.at, language, timeZone)}, ${formatTime(one.at, timeZone)}`;
  const { device } = one;
  return (
    <li className={styles.head} data-testid="own-sign-in" data-this={one.isThis}>
      <span>
        {device === undefined ? (
          <Trans comment="a device on which somebody of the staff is signed in">A device of your own</Trans>
        ) : (
          <bdi>{device}</bdi>
        )}
        {one.isThis && (
          <>
            {' · '}
            <Trans comment="the device on which the list is read">this device</Trans>
          </>
        )}
        <br />
        <span className={styles.note}>
          <Trans>Signed in: {since}</Trans>
        </span>
      </span>
      {!one.isThis &&
        (isAsked ? (
          <Button small look="primary" onClick={() => onEnd(one.id)}>
            <Trans>Yes, sign out there</Trans>
          </Button>
        ) : (
          <Button small onClick={() => setAsked(true)} aria-label={t`Sign out there: ${since}`}>
            <Trans>Sign out there</Trans>
          </Button>
        ))}
    </li>
  );
};

/** The person's sign-ins, so that a lost phone can be signed out from another one. */
export const OwnSignIns = ({ signIns, why, ...row }: OwnSignInsProps) => {
  const id = useId();
  if (signIns?.length === 0) return null;
  return (
    <section className={cards.card} aria-labelledby={id} data-testid="own-sign-ins">
      <h2 id={id} className={cards.heading}>
        <Trans>Where you are signed in</Trans>
      </h2>
      <SignInProblemText why={why} />
      {signIns === undefined && why === undefined && (
        <p role="status">
          <Trans>Still loading</Trans>
        </p>
      )}
      <ul className={styles.rows}>
        {signIns?.map((one) => (
          <Row key={one.id} one={one} {...row} />
        ))}
      </ul>
    </section>
  );
};
