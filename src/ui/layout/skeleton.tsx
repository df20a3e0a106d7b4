import type { Background } from '#domain/menu/menu.ts';
import { backgroundStyle } from '#ui/look/background.ts';
import { classNames } from '../look/class-names.ts';
import styles from './skeleton.module.css';

/** An animated placeholder for loading content. The caller sets its size. */
export const Skeleton = ({
  cloth,
  className,
}: {
  readonly cloth?: Background | undefined;
  readonly className?: string | undefined;
}) => (
  <span
    className={classNames(styles.skeleton, !cloth && styles.plain, className)}
    style={cloth && backgroundStyle(cloth)}
    aria-hidden="true"
  />
);
