import styles from './icon.module.css';

/** One icon as a path of a 256 grid, in the colour of the text. Decorative: the words stand beside it or on its button. */
export const Icon = ({ path, size = '1.5rem' }: { readonly path: string; readonly size?: string }) => (
  <svg className={styles.icon} style={{ inlineSize: size, blockSize: size }} viewBox="0 0 256 256" aria-hidden="true">
    <path d={path} />
  </svg>
);
