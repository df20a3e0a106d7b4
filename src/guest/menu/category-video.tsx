import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import type { Background } from '#domain/menu/menu.ts';
import type { Picture as VenuePicture } from '#domain/picture.ts';
import { IconButton } from '#ui/form/icon-button.tsx';
import { pause, play } from '#ui/look/icons-later.ts';
import { Picture } from '#ui/picture/picture.tsx';
import styles from './category-video.module.css';

export interface CategoryVideoProps {
  /** URL of the video on the venue's own server. */
  readonly video: string;
  /** Poster: shown first, and alone when the video must not play or fails to load. */
  readonly poster: VenuePicture | undefined;
  readonly name: string;
  readonly cloth: Background | undefined;
  /** True when online and the guest wants neither reduced motion nor reduced data. */
  readonly mayMove: boolean;
}

/** True when the browser blocked autoplay; false when playing was interrupted by scrolling away. */
const isRefusal = (error: unknown): boolean => error instanceof DOMException && error.name === 'NotAllowedError';

/** Visible share of the video from which it loads and plays. */
const IN_SIGHT = 0.4;

/**
 * A category's video, muted and looped, playing only while visible. The guest can pause it. [S2.28] It is decorative,
 * because the category's name describes it.
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
    // React does not render the `muted` attribute, and a video with sound must not autoplay.
    element.muted = true;
    // If the browser blocks autoplay, the poster and a play button stay.
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
