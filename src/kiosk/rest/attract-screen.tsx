import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { SharedKind } from '#domain/kiosk/between-guests.ts';
import type { Language } from '#domain/language/language.ts';
import type { Said } from '#domain/language/translated.ts';
import type { Background } from '#domain/menu/menu.ts';
import type { Picture as VenuePicture } from '#domain/picture.ts';
import { tap } from '#kiosk/kiosk-icons.ts';
import { WholeScreen } from '#ui/dialog/whole-screen.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { wifiSlash } from '#ui/look/icons.ts';
import { Rosette } from '#ui/look/rosette.tsx';
import { StitchBorder } from '#ui/look/stitch-border.tsx';
import styles from './attract-screen.module.css';
import { DriftingPicture } from './drifting-picture.tsx';
import { RestLanguages } from './rest-languages.tsx';

export interface AttractScreenProps {
  readonly placeName: Said;
  /** Table where the device stands; `undefined`: none. */
  readonly table: string | undefined;
  readonly picture: VenuePicture | undefined;
  readonly cloth: Background | undefined;
  readonly languages: readonly Language[];
  readonly language: Language;
  /** A tablet stands on a table, a kiosk does not. */
  readonly kind: SharedKind;
  readonly isOnline: boolean;
  /** The venue is closed, so the screen is dimmed. */
  readonly isDimmed: boolean;
  /** Accessibility buttons: <NeedPills/>. */
  readonly needs?: ReactNode;
  readonly onLanguage: (language: Language) => void;
  readonly onBegin: () => void;
}

/** Idle screen: a picture of the venue, and the start button. */
export const AttractScreen = (props: AttractScreenProps) => {
  const {
    kind,
    isOnline,
    placeName,
    table,
    picture,
    cloth,
    languages,
    language,
    isDimmed,
    needs,
    onLanguage,
    onBegin,
  } = props;
  return (
    <WholeScreen
      look="screen"
      isAtRest
      testId="attract"
      title={
        <h2 className={styles.title}>
          {kind === 'kiosk' ? <Trans>Welcome</Trans> : <Trans>Welcome to the table</Trans>}
        </h2>
      }
    >
      <div className={styles.rest} data-dimmed={isDimmed || undefined}>
        {/* The whole picture starts the app; keyboard and screen reader use the button. */}
        {/* biome-ignore lint/a11y/useKeyWithClickEvents: the button below does the same by a key. */}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: see above. */}
        <div className={styles.picture} onClick={onBegin}>
          <DriftingPicture {...{ placeName, picture, cloth }} />
        </div>
        <p className={styles.place}>
          <span className={styles.flower}>
            <Rosette name={placeName.text} />
          </span>
          <span>
            <span className={styles.name} lang={placeName.language}>
              {placeName.text}
            </span>
            {table !== undefined && (
              <span className={styles.table}>
                <Trans>Table {table}</Trans>
              </span>
            )}
          </span>
        </p>
        <div className={styles.foot}>
          <StitchBorder className={styles.border} />
          {!isOnline && (
            <p className={styles.offline} role="status" data-testid="attract-offline">
              <Icon path={wifiSlash} />
              <Trans>There is no connection now</Trans>
            </p>
          )}
          <button type="button" className={styles.begin} onClick={onBegin} data-testid="begin">
            <Icon path={tap} size="1.75rem" />
            <span>
              <Trans>Touch to begin</Trans>
            </span>
          </button>
          <RestLanguages look="bare" of="attract" {...{ languages, language }} onLanguage={onLanguage} />
          {needs}
        </div>
      </div>
    </WholeScreen>
  );
};
