import { Trans } from '@lingui/react/macro';
import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import type { DayPart } from '#domain/kiosk/room-rest.ts';
import type { Language } from '#domain/language/language.ts';
import type { Said } from '#domain/language/translated.ts';
import type { Background } from '#domain/menu/menu.ts';
import type { Picture as VenuePicture } from '#domain/picture.ts';
import { WholeScreen } from '#ui/dialog/whole-screen.tsx';
import { Rosette } from '#ui/look/rosette.tsx';
import { VisuallyHidden } from '#ui/words/visually-hidden.tsx';
import { DriftingPicture } from './drifting-picture.tsx';
import { RestLanguages } from './rest-languages.tsx';
import styles from './room-screen.module.css';

export interface RoomScreenProps {
  readonly placeName: Said;
  readonly room: string | undefined;
  /** "08:24", and the day in the guest's language. */
  readonly time: string;
  readonly day: string;
  readonly dayPart: DayPart;
  readonly picture: VenuePicture | undefined;
  readonly cloth: Background | undefined;
  readonly languages: readonly Language[];
  readonly language: Language;
  readonly isDimmed: boolean;
  readonly isOnline: boolean;
  readonly onLanguage: (language: Language) => void;
  readonly services: ReactNode;
}

const Greeting = ({ dayPart, room }: Pick<RoomScreenProps, 'dayPart' | 'room'>) => {
  if (room === undefined) {
    if (dayPart === 'morning') return <Trans>Good morning</Trans>;
    return dayPart === 'day' ? <Trans>Good day</Trans> : <Trans>Good evening</Trans>;
  }
  if (dayPart === 'morning') return <Trans>Good morning, room {room}</Trans>;
  return dayPart === 'day' ? <Trans>Good day, room {room}</Trans> : <Trans>Good evening, room {room}</Trans>;
};

/** Time that a dimmed screen stays bright after a touch, ms. */
const WOKEN_MS = 60_000;

/** Time of the last touch while dimmed; kept outside the component, which a change of language draws anew. */
let touchedAt = Number.NEGATIVE_INFINITY;

/**
 * A dimmed screen brightens at the first touch, which does nothing else: in the dark a guest who looks for the time must not
 * order towels.
 */
function useWake(isDimmed: boolean): {
  readonly isDark: boolean;
  readonly onClickCapture: (event: MouseEvent) => void;
} {
  const [touches, setTouches] = useState(() => Number(performance.now() - touchedAt < WOKEN_MS));
  useEffect(() => {
    if (touches === 0) return undefined;
    const timer = setTimeout(() => setTouches(0), WOKEN_MS);
    return () => clearTimeout(timer);
  }, [touches]);
  const isDark = isDimmed && touches === 0;
  return {
    isDark,
    onClickCapture: (event) => {
      if (isDark) event.stopPropagation();
      if (!isDimmed) return;
      touchedAt = performance.now();
      setTouches((count) => count + 1);
    },
  };
}

/** Idle screen of a hotel room's tablet: the time, a greeting, and the room services. */
export const RoomScreen = (props: RoomScreenProps) => {
  const { placeName, room, time, day, dayPart, picture, cloth, languages, language, isDimmed, isOnline } = props;
  const { isDark, onClickCapture } = useWake(isDimmed);
  return (
    <WholeScreen
      look="screen"
      isAtRest
      testId="room-rest"
      title={
        <h2>
          <VisuallyHidden>
            <Greeting dayPart={dayPart} room={room} />
          </VisuallyHidden>
        </h2>
      }
    >
      <div className={styles.rest} data-dimmed={isDark || undefined} onClickCapture={onClickCapture}>
        <div className={styles.picture} aria-hidden="true">
          <DriftingPicture {...{ placeName, picture, cloth }} />
        </div>
        <header className={styles.head}>
          <span className={styles.flower}>
            <Rosette name={placeName.text} />
          </span>
          <span className={styles.name} lang={placeName.language}>
            {placeName.text}
          </span>
          <RestLanguages look="tinted" of="room" {...{ languages, language }} onLanguage={props.onLanguage} />
        </header>
        <p className={styles.clock}>
          <time className={styles.time}>{time}</time>
          <span className={styles.day}>{day}</span>
        </p>
        {/* Hidden, because the dialog has this text as its accessible name. */}
        <p className={styles.greeting} aria-hidden="true">
          <Greeting dayPart={dayPart} room={room} />
        </p>
        <div className={styles.foot}>
          {!isOnline && (
            <p className={styles.offline} role="status" data-testid="room-offline">
              <Trans>
                There is no connection now. What you ask for goes as soon as it is back, within five minutes; after that
                we drop it and tell you.
              </Trans>
            </p>
          )}
          {props.services}
        </div>
      </div>
    </WholeScreen>
  );
};
