import type { ReactNode } from 'react';
import { framedIn, type PictureCrop, type PictureSize } from '#domain/owner/pictures/picture-crop.ts';
import styles from './picture-framing.module.css';

/** A frame of the guests' pages, with the part of the picture that it will show [S3.04]. */
export const FramedPreview = ({
  ratio,
  url,
  size,
  crop,
  positionY,
  scale,
  children,
}: {
  /** Width by height. */
  readonly ratio: number;
  readonly url: string;
  readonly size: PictureSize;
  readonly crop: PictureCrop;
  readonly positionY: number;
  /** Percent; 100 fills the frame. */
  readonly scale: number;
  readonly children: ReactNode;
}) => {
  const { left, top, width, height } = framedIn(ratio, size, crop, positionY);
  return (
    <figure className={styles.preview}>
      <div className={styles.frame} style={{ aspectRatio: `${ratio}` }}>
        <div className={styles.scaled} style={{ scale: String(scale / 100), transformOrigin: `50% ${positionY}%` }}>
          <img
            src={url}
            alt=""
            className={styles.framed}
            style={{ left: `${left}%`, top: `${top}%`, width: `${width}%`, height: `${height}%` }}
          />
        </div>
      </div>
      <figcaption>{children}</figcaption>
    </figure>
  );
};
