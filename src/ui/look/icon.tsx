import styles from './icon.module.css';

/** An icon as a path on a 256 grid, in the text colour. Decorative: the text beside it or its button has the name. */
export const Icon = ({ path, size = '1.5rem' }: { readonly path: string; readonly size?: string }) => (
  <svg className={styles.icon} style={{ inlineSize: size, blockSize: size }} viewBox="0 0 256 256" aria-hidden="true">
    <path d={path} />
  </svg>
);
