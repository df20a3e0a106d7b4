import { hueOf, initialsOf } from '#domain/staff/initials.ts';
import styles from './face.module.css';

const HUES = 6;

/** A person's initials in a ring of the person's own colour; decoration beside the name. */
export const Face = ({ id, name }: { readonly id: string; readonly name: string }) => (
  <span className={styles.face} data-hue={hueOf(id, HUES)} aria-hidden="true">
    {initialsOf(name)}
  </span>
);
