import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OpenState } from '#domain/hours.ts';
import type { Language } from '#domain/language.ts';
import type { Cloth } from '#domain/menu.ts';
import type { Picture as VenuePicture } from '#domain/picture.ts';
import type { Place } from '#domain/place.ts';
import { qrCode } from '#ui/icons-later.ts';
import { Link } from '#ui/link.tsx';
import { Notice } from '#ui/notice.tsx';
import { Picture } from '#ui/picture.tsx';
import { Rosette } from '#ui/rosette.tsx';
import { OpenWords } from '../notices/open-words.tsx';
import styles from './places-screen.module.css';

interface PlaceView {
  readonly place: Pick<Place, 'id' | 'name' | 'address' | 'textLanguage' | 'timeZone'>;
  readonly href: string;
  readonly picture: VenuePicture | undefined;
  readonly cloth: Cloth | undefined;
  /** undefined: not known here, or it names no hours. */
  readonly open: OpenState | undefined;
}

export interface PlacesScreenProps {
  /** The owner of the venues: the mark is stitched from its name. */
  readonly clientName: string;
  readonly language: Language;
  readonly places: readonly PlaceView[];
  /** The language button. */
  readonly tools?: ReactNode;
  /** The network is away and nothing is known yet. */
  readonly waiting?: boolean;
}

/** The venues of one owner. [S2.21] */
export const PlacesScreen = ({ clientName, language, places, tools, waiting = false }: PlacesScreenProps) => (
  <div className={styles.screen} data-testid="places-screen">
    <header className={styles.head}>
      <span className={styles.mark}>
        <Rosette name={clientName} radius={7} />
      </span>
      {tools}
    </header>
    <main>
      <h1 className={styles.title}>
        <Trans>Where are you today?</Trans>
      </h1>
      <div className={styles.scan}>
        <Notice icon={qrCode} title={<Trans>At a table?</Trans>}>
          <Trans>Point your camera at the code on it.</Trans>
        </Notice>
      </div>
      {waiting && (
        <p role="status">
          <Trans>There is no connection now. This page fills as soon as there is one.</Trans>
        </p>
      )}
      <ul className={styles.list}>
        {places.map((view) => (
          <li key={view.place.id}>
            <Link href={view.href} className={styles.place} data-testid="place-link">
              <Picture
                picture={view.picture}
                name={view.place.name}
                cloth={view.cloth}
                sizes="232px"
                className={styles.picture}
              />
              <span className={styles.words}>
                <span className={styles.name} lang={view.place.textLanguage}>
                  {view.place.name}
                </span>
                {view.place.address && (
                  <span className={styles.address} lang={view.place.textLanguage}>
                    {view.place.address}
                  </span>
                )}
                {view.open && (
                  <span className={view.open.open ? styles.open : styles.shut}>
                    <OpenWords state={view.open} language={language} timeZone={view.place.timeZone} />
                  </span>
                )}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </main>
  </div>
);
