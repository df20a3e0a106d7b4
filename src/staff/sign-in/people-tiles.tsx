import type { StaffPerson } from '#domain/staff/staff.ts';
import { RoleText } from '#staff/people/role-text.tsx';
import { Rosette } from '#ui/look/rosette.tsx';
import styles from './tiles.module.css';

/** Tiles of people, to choose one. */
export const PeopleTiles = (props: {
  readonly people: readonly StaffPerson[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string) => void;
}) => (
  <ul className={styles.tiles}>
    {props.people.map(({ id, name, role }) => (
      <li key={id}>
        <button
          type="button"
          className={styles.tile}
          aria-pressed={id === props.chosen}
          onClick={() => props.onChoose(id)}
        >
          <span className={styles.flower}>
            <Rosette name={id} />
          </span>
          <span className={styles.words}>
            <span className={styles.name}>
              <bdi>{name}</bdi>
            </span>
            <span className={styles.role}>
              <RoleText role={role} />
            </span>
          </span>
        </button>
      </li>
    ))}
  </ul>
);
