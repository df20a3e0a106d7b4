import styles from './house-name.module.css';

/** The device's name over the whole screen, for a person who looks for it. */
export const HouseName = ({ name }: { readonly name: string }) => (
  <div className={styles.over} role="status" data-testid="house-name">
    <span className={styles.name}>{name}</span>
  </div>
);
