import { type CSSProperties, memo, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Background } from '#domain/menu/menu.ts';
import type { Picture as VenuePicture } from '#domain/picture.ts';
import { backgroundStyle } from '#ui/look/background.ts';
import { classNames } from '../look/class-names.ts';
import { Rosette } from '../look/rosette.tsx';
import styles from './picture.module.css';
import { Placeholder } from './placeholder.tsx';
import { usePictureRetry } from './use-picture-retry.ts';

export interface PictureProps {
  readonly picture: VenuePicture | undefined;
  /** Name of the dish: a missing picture is replaced by a flower drawn from this name. */
  readonly name: string;
  readonly cloth: Background | undefined;
  /** `sizes` attribute of the img. */
  readonly sizes: string;
  /** Alternative text, if the picture says more than the text beside it; otherwise it is decorative. */
  readonly alt?: string;
  /** An initially visible picture, loaded at once. */
  readonly eager?: boolean;
  readonly soldOut?: boolean;
  readonly className?: string | undefined;
}

const within = (low: number, value: number, high: number) => Math.min(Math.max(value, low), high);

/** image_position_y and image_scale in percent, clamped to a sensible range. */
const cropOf = ({ positionY, scale }: VenuePicture): CSSProperties => {
  const from = `50% ${within(0, positionY, 100)}%`;
  return {
    objectPosition: from,
    ...(scale !== 100 && { scale: String(within(25, scale, 400) / 100), transformOrigin: from }),
  };
};

const sources = (picture: VenuePicture, format: 'avif' | 'webp') =>
  picture.widths.map((width) => `${picture.path}/${width}.${format} ${width}w`).join(', ');

/**
 * A venue's picture in a frame sized by the caller: first the background, then the blurred placeholder, then the picture,
 * cropped and scaled as the venue sets [S3.04]. If the picture is missing or fails to load, the background shows the dish's
 * flower.
 */
export const Picture = memo(
  ({ picture, name, cloth, sizes, alt = '', eager = false, soldOut = false, className }: PictureProps) => {
    const [loaded, setLoaded] = useState<string>();
    const { hasFailed, isWanted, attempt, onFail, onLoad } = usePictureRetry(picture?.path);
    const shown = isWanted ? picture : undefined;
    const isLoaded = picture !== undefined && loaded === picture.path;
    const settle = (image: HTMLImageElement) => {
      if (image.naturalWidth === 0) return;
      setLoaded(picture?.path);
      onLoad();
    };
    const image = useRef<HTMLImageElement>(null);
    // On a server-drawn page a picture may have loaded or failed before the listeners were attached.
    const look = useEffectEvent(() => {
      const { current } = image;
      if (!current?.complete) return;
      if (current.naturalWidth === 0) onFail();
      else settle(current);
    });
    useEffect(look, []);
    return (
      <span className={classNames(styles.frame, soldOut && styles.soldOut, className)} style={backgroundStyle(cloth)}>
        {(!picture || (hasFailed && !isLoaded)) && (
          <span className={styles.flower}>
            <Rosette name={name} />
          </span>
        )}
        {shown?.placeholder && !hasFailed && !isLoaded && <Placeholder hash={shown.placeholder} />}
        {shown && (
          <picture key={attempt}>
            <source type="image/avif" srcSet={sources(shown, 'avif')} sizes={sizes} />
            <img
              ref={image}
              className={styles.image}
              src={`${shown.path}/${shown.widths[0] ?? shown.width}.webp`}
              srcSet={sources(shown, 'webp')}
              sizes={sizes}
              width={shown.width}
              height={shown.height}
              alt={alt}
              loading={eager ? 'eager' : 'lazy'}
              fetchPriority={eager ? 'high' : 'auto'}
              decoding="async"
              style={cropOf(shown)}
              onLoad={(event) => settle(event.currentTarget)}
              onError={onFail}
            />
          </picture>
        )}
      </span>
    );
  },
);
