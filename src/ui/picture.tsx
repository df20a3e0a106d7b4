import { memo, type SyntheticEvent, useState } from 'react';
import type { Cloth } from '#domain/menu.ts';
import type { Picture as VenuePicture } from '#domain/picture.ts';
import { classNames } from './class-names.ts';
import { clothStyle } from './cloth.ts';
import styles from './picture.module.css';
import { Placeholder } from './placeholder.tsx';
import { Rosette } from './rosette.tsx';

export interface PictureProps {
  readonly picture: VenuePicture | undefined;
  /** The dish's own name: the flower is stitched from it where there is no picture. */
  readonly name: string;
  readonly cloth: Cloth | undefined;
  /** As the attribute of an img: how wide it is painted. */
  readonly sizes: string;
  /** In words, where the picture says something that the text beside it does not; else it is decoration. */
  readonly alt?: string;
  /** Among the first on the screen: loaded at once. */
  readonly eager?: boolean;
  readonly soldOut?: boolean;
  readonly className?: string | undefined;
}

const sources = (picture: VenuePicture, format: 'avif' | 'webp') =>
  picture.widths.map((width) => `${picture.path}/${width}.${format} ${width}w`).join(', ');

/**
 * A venue's picture in a frame that the caller sizes: the cloth first, then the blurred placeholder, then the picture.
 * Where it is missing or cannot be had, the cloth bears the dish's flower.
 */
export const Picture = memo(
  ({ picture, name, cloth, sizes, alt = '', eager = false, soldOut = false, className }: PictureProps) => {
    const [failed, setFailed] = useState<string>();
    const [loaded, setLoaded] = useState<string>();
    const shown = picture && failed !== picture.path ? picture : undefined;
    const settle = (event: SyntheticEvent<HTMLImageElement>) => {
      if (event.currentTarget.naturalWidth > 0) setLoaded(shown?.path);
    };
    return (
      <span className={classNames(styles.frame, soldOut && styles.soldOut, className)} style={clothStyle(cloth)}>
        {!shown && (
          <span className={styles.flower}>
            <Rosette name={name} />
          </span>
        )}
        {shown?.placeholder && loaded !== shown.path && <Placeholder hash={shown.placeholder} />}
        {shown && (
          <picture>
            <source type="image/avif" srcSet={sources(shown, 'avif')} sizes={sizes} />
            <img
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
              style={{
                objectPosition: `50% ${shown.positionY}%`,
                ...(shown.scale !== 100 && { scale: String(shown.scale / 100) }),
              }}
              onLoad={settle}
              onError={() => setFailed(shown.path)}
            />
          </picture>
        )}
      </span>
    );
  },
);
