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

/** The picture of the venue on a device at rest. It fills the box around it, and moves so slowly that nothing burns in. */
export const DriftingPicture = ({ placeName, picture, cloth }: DriftingPictureProps) => (
  <span className={styles.drift}>
    <Picture picture={picture} name={placeName.text} cloth={cloth} sizes="100vw" eager className={styles.image} />
  </span>
);
