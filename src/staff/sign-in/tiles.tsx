import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Language } from '#domain/language/language.ts';
import type { StaffPerson } from '#domain/staff/staff.ts';
import { Rosette } from '#ui/look/rosette.tsx';
import { PeopleTiles } from './people-tiles.tsx';
import { SignInProblemWords } from './problem-words.tsx';
import styles from './tiles.module.css';

export interface TilesProps {
  readonly placeName: string;
  readonly placeLanguage: Language;
  /** undefined: they are not here yet. */
  readonly people: readonly StaffPerson[] | undefined;
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
  /** The server does not answer: people who signed in on this shift come back by a tile alone. */
  readonly isReturning?: boolean;
  /** Why the tiles are not here. */
  readonly why: string | undefined;
  readonly connection: ReactNode;
  /** Calls of guests that nobody answers. */
  readonly calls?: ReactNode;
  /** The choice of another language. */
  readonly language: ReactNode;
  /** The PIN pad of the chosen person. */
  readonly pad: ReactNode;
}

/** A device that several people use, while nobody is signed in: the person first, then the PIN. */
export const Tiles = (props: TilesProps) => {
  const { placeName, placeLanguage, people, chosen, onChoose, isReturning = false, why, connection, pad } = props;
  return (
    <div className={styles.screen} data-testid="staff-tiles">
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
        {people?.length === 0 && (
          <p className={styles.lead}>
            <Trans>Nobody has a PIN yet. Whoever manages the venue sets it, under “People”.</Trans>
          </p>
        )}
        <SignInProblemWords why={why} />
        <div className={styles.foot}>{connection}</div>
      </main>
      {pad && <div className={styles.side}>{pad}</div>}
    </div>
  );
};
