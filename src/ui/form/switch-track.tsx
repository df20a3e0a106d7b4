import styles from './switch-track.module.css';

/** Look of a switch. Its parent has `role="switch"` and `aria-checked`. */
export const SwitchTrack = () => <span className={styles.track} aria-hidden="true" />;
