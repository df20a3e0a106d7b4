import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Language } from '#domain/language/language.ts';
import type { StaffPerson } from '#domain/staff/staff.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { caretLeft } from '#ui/look/icons-later.ts';
import { Rosette } from '#ui/look/rosette.tsx';
import { usePageTitle } from '#ui/words/page-head.tsx';
import { NotHere, PeopleTiles } from './people-tiles.tsx';
import { SignInProblemText } from './problem-text.tsx';
import styles from './tiles.module.css';

export interface TilesProps {
  readonly placeName: string;
  readonly placeLanguage: Language;
  /** `undefined`: not loaded yet. */
  readonly people: readonly StaffPerson[] | undefined;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string | undefined) => void;
  /** The server does not answer: people of this shift return by tile only. */
  readonly isReturning?: boolean;
  /** Why the tiles could not be loaded. */
  readonly why: string | undefined;
  readonly connection: ReactNode;
  /** Unanswered calls of guests. */
  readonly calls?: ReactNode;
  /** The language choice. */
  readonly language: ReactNode;
  /** The PIN pad of the chosen person. */
  readonly pad: ReactNode;
}

/** A shared device without a signed-in person: first the person, then the PIN. */
export const Tiles = (props: TilesProps) => {
  const { t } = useLingui();
  usePageTitle(t`Who is on shift?`);
  const { placeName, placeLanguage, people, chosen, onChoose, isReturning = false, why, connection, pad } = props;
  return (
    <div className={styles.screen} data-asked={pad ? true : undefined} data-testid="staff-tiles">
      <main className={styles.main}>
        <div className={styles.head}>
          <p className={styles.place} lang={placeLanguage}>
            <span className={styles.mark}>
              <Rosette name={placeName} radius={6} />
            </span>
            {placeName}
          </p>
          {props.language}
        </div>
        <h1 className={styles.title}>
          <Trans>Who is on shift?</Trans>
        </h1>
        <p className={styles.lead}>
          <Trans>The tablet locks itself after two minutes.</Trans>
        </p>
        {isReturning && (
          <p role="status" data-testid="returning">
            <Trans>
              Nothing answers. Whoever signed in here on this shift comes back with one tap; the PIN is asked for when
              the network is back. Managers need the network.
            </Trans>
          </p>
        )}
        {props.calls}
        <PeopleTiles people={people ?? []} chosen={chosen} onChoose={onChoose} />
        {people && !isReturning && <NotHere people={people} />}
        <SignInProblemText why={why} />
        <div className={styles.foot}>{connection}</div>
      </main>
      {pad && (
        <div className={styles.side}>
          <IconButton
            icon={caretLeft}
            label={t`Back to the people`}
            look="soft"
            className={styles.back}
            onClick={() => onChoose(undefined)}
          />
          {pad}
        </div>
      )}
    </div>
  );
};
