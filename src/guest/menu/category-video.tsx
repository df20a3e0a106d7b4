import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { Background } from '#domain/menu/menu.ts';
import type { Picture as VenuePicture } from '#domain/picture.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { pause, play } from '#ui/look/icons-later.ts';
import { Picture } from '#ui/picture/picture.tsx';
import styles from './category-video.module.css';

export interface CategoryVideoProps {
  /** The film's address, on the venue's own server. */
  readonly video: string;
  /** The poster: shown first, and alone where the film may not move or cannot be loaded. */
  readonly poster: VenuePicture | undefined;
  readonly name: string;
  readonly cloth: Background | undefined;
  /** Whether there is a network, and the guest asked neither for less motion nor for less data. */
  readonly mayMove: boolean;
}

/** Whether the browser refused to play, rather than a play that was cut short out of sight. */
const isRefusal = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotAllowedError';

/** The share of the film that must be in sight before it loads and plays. */
const IN_SIGHT = 0.4;

/**
 * A category's film, silent and repeated, only while it is in sight. A moving film can be stopped. [S2.28] The film is
 * decoration: the category's name says what it shows.
 */
export const CategoryVideo = ({ video, poster, name, cloth, mayMove }: CategoryVideoProps) => {
  const { t } = useLingui();
  const frame = useRef<HTMLDivElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  const [isInSight, setInSight] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const [isMoving, setMoving] = useState(false);
  const [isStopped, setStopped] = useState(false);
  const [failed, setFailed] = useState<string>();
  const shows = mayMove && isWanted && failed !== video;

  useEffect(() => {
    const element = frame.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        const inSight = entry?.isIntersecting ?? false;
        setInSight(inSight);
        if (inSight) setWanted(true);
      },
      { threshold: IN_SIGHT },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const plays = shows && isInSight && !isStopped;
  useEffect(() => {
    const element = film.current;
    if (!element) return;
    // React does not write the `muted` attribute, and a film with sound may not start by itself.
    element.muted = true;
    // A browser that refuses to play leaves the poster, and the button to start the film.
    if (plays) void element.play().catch((error: unknown) => isRefusal(error) && setStopped(true));
    else element.pause();
  }, [plays]);

  return (
    <div ref={frame} className={styles.frame} data-testid="category-video">
      <Picture
        picture={poster}
        name={name}
        cloth={cloth}
        sizes="(min-width: 1000px) 720px, 100vw"
        eager
        className={styles.poster}
      />
      {shows && (
        <>
          <video
            ref={film}
            className={styles.film}
            data-moving={isMoving}
            src={video}
            preload="auto"
            muted
            loop
            playsInline
            disablePictureInPicture
            disableRemotePlayback
            tabIndex={-1}
            aria-hidden="true"
            onPlaying={() => setMoving(true)}
            onError={() => setFailed(video)}
          />
          {(isMoving || isStopped) && (
            <IconButton
              icon={isStopped ? play : pause}
              label={isStopped ? t`Play the video` : t`Stop the video`}
              look="floating"
              className={styles.stop}
              onClick={() => setStopped(!isStopped)}
            />
          )}
        </>
      )}
    </div>
  );
};
