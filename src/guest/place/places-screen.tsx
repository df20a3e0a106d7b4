import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Language } from '#domain/language/language.ts';
import { Button, ButtonLink } from '#ui/form/button.tsx';
import { Skeleton } from '#ui/layout/skeleton.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { info } from '#ui/look/icons.ts';
import { caretRightBold, qrCode } from '#ui/look/icons-later.ts';
import { Rosette } from '#ui/look/rosette.tsx';
import { Notice } from '#ui/words/notice.tsx';
import { PlaceCard, type PlaceView } from './place-card.tsx';
import styles from './places-screen.module.css';

/** `waiting`: offline and no data yet; `failed`: online, but the server did not answer. */
export type PlacesState = 'loading' | 'waiting' | 'failed' | 'here';

export interface PlacesScreenProps {
  /** Name of the owner, from which the stitched mark is made. */
  readonly clientName: string;
  readonly language: Language;
  readonly places: readonly PlaceView[];
  readonly state: PlacesState;
  /** The language button. */
  readonly tools?: ReactNode;
  readonly onRetry: () => void;
  /** The map beside the list, with its filters; omitted when there is nothing to filter by. */
  readonly around?: ReactNode;
}

/** The venues of one owner. [S2.21] */
export const PlacesScreen = ({ clientName, language, places, state, tools, onRetry, around }: PlacesScreenProps) => (
  <div className={styles.screen} data-testid="places-screen" data-around={around !== undefined}>
    <header className={styles.head}>
      <span className={styles.mark}>
        <Rosette name={clientName} radius={7} />
      </span>
      <div className={styles.tools}>{tools}</div>
    </header>
    <main>
      <h1 className={styles.title}>
        <Trans>Where are you today?</Trans>
      </h1>
      <div className={styles.scan}>
        <ButtonLink href="/join" look="ink" wide className={styles.scanLink}>
          <Icon path={qrCode} />
          <span>
            <Trans>Scan a table code</Trans>
          </span>
          <Icon path={caretRightBold} size="1.25rem" />
        </ButtonLink>
      </div>
      <Unknown state={state} isEmpty={places.length === 0 && around === undefined} onRetry={onRetry} />
      <div className={styles.body}>
        {around !== undefined && <div className={styles.around}>{around}</div>}
        <ul className={styles.list}>
          {places.map((view) => (
            <li key={view.href}>
              <PlaceCard view={view} language={language} />
            </li>
          ))}
        </ul>
      </div>
    </main>
  </div>
);

/** Screen without venues: the reason, and what happens next. */
const Unknown = ({
  state,
  isEmpty,
  onRetry,
}: {
  readonly state: PlacesState;
  readonly isEmpty: boolean;
  readonly onRetry: () => void;
}) => {
  if (state === 'loading') {
    return (
      <div className={styles.loading} aria-hidden="true">
        <Skeleton className={styles.skeleton} />
        <Skeleton className={styles.skeleton} />
      </div>
    );
  }
  if (state === 'waiting') {
    return (
      <Notice icon={info} title={<Trans>The venues are not on this device yet</Trans>}>
        <Trans>There is no connection now. This page fills as soon as there is one.</Trans>
      </Notice>
    );
  }
  if (state === 'failed') {
    return (
      <Notice
        icon={info}
        title={<Trans>The venues are not on this device yet</Trans>}
        action={
          <Button small onClick={onRetry}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        <Trans>The server does not answer as it should. We keep trying.</Trans>
      </Notice>
    );
  }
  return isEmpty ? (
    <Notice icon={info} title={<Trans>There is no venue here yet</Trans>}>
      <Trans>It will appear here as soon as one opens.</Trans>
    </Notice>
  ) : null;
};
