import type { Said } from '#domain/language/translated.ts';
import type { Background } from '#domain/menu/menu.ts';
import type { Picture as VenuePicture } from '#domain/picture.ts';
import { Picture } from '#ui/picture/picture.tsx';
import styles from './drifting-picture.module.css';

export interface DriftingPictureProps {
  readonly placeName: Said;
  readonly picture: VenuePicture | undefined;
  readonly cloth: Background | undefined;
}

/** The venue's picture on an idle device. It fills its box, and moves slowly to prevent burn-in. */
export const DriftingPicture = ({ placeName, picture, cloth }: DriftingPictureProps) => (
  <span className={styles.drift}>
    <Picture picture={picture} name={placeName.text} cloth={cloth} sizes="100vw" eager className={styles.image} />
  </span>
);
