import { Trans } from '@lingui/react/macro';
import type { StaffPerson } from '#domain/staff/staff.ts';
import { Face } from '#staff/people/face.tsx';
import { RoleText } from '#staff/people/role-text.tsx';
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
          <Face {...{ id, name }} />
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

/** Says how somebody without a tile signs in. `people`: the tiles. */
export const NotHere = ({ people }: { readonly people: readonly StaffPerson[] }) => (
  <p className={styles.lead}>
    {people.length === 0 ? (
      <Trans>
        Nobody has a PIN yet. Whoever manages the venue sets it, under “People”, and can give you a link to sign in on
        your own phone.
      </Trans>
    ) : (
      <Trans comment="below the people who can sign in on a shared device">
        Not here? Your manager gives you a PIN, or a link to sign in on your own phone.
      </Trans>
    )}
  </p>
);
