import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Role } from '#domain/account/user.ts';
import styles from '#staff/frame/manage.module.css';
import { ManageProblemWords } from '#staff/frame/manage-problem.tsx';
import { ManagedLoading } from '#staff/frame/managed-loading.tsx';
import { Button } from '#ui/form/button.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { plus } from '#ui/look/icons.ts';
import { Rosette } from '#ui/look/rosette.tsx';
import { useAnnouncedPage } from '#ui/words/use-announced-page.ts';
import { AddPersonSheet, type NewPerson } from './add-person-sheet.tsx';
import { LinkSheet, type StaffLink } from './link-sheet.tsx';
import { PersonSheet, type PersonView } from './person-sheet.tsx';
import { RoleWords } from './role-words.tsx';

export interface PeopleScreenProps {
  /** undefined: not read yet. */
  readonly people: readonly PersonView[] | undefined;
  /** Roles that the viewer may give. */
  readonly roles: readonly Role[];
  readonly why: string | undefined;
  readonly onAdd: (person: NewPerson) => Promise<StaffLink | undefined>;
  readonly onLink: (id: string) => Promise<StaffLink | undefined>;
  /** Gives why it was refused; undefined: it is set. */
  readonly onPin: (id: string, pin: string, old: string | undefined) => Promise<string | undefined>;
  /** Each gives whether it was done. */
  readonly onRole: (id: string, role: Role) => Promise<boolean>;
  readonly onRemove: (id: string) => Promise<boolean>;
}

/** The people of a place, for those who manage it. */
export const PeopleScreen = (props: PeopleScreenProps) => {
  const { people, roles, why, onAdd, onLink, onPin, onRole, onRemove } = props;
  const { t } = useLingui();
  const [open, setOpen] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const [link, setLink] = useState<StaffLink>();
  const person = people?.find(({ id }) => id === open);
  useAnnouncedPage(t({ message: 'People', context: 'people who work here' }));
  return (
    <section className={styles.page} data-testid="staff-people">
      <header className={styles.head}>
        <h1 className={styles.title} id="page-title">
          <Trans context="people who work here">People</Trans>
        </h1>
        <Button look="primary" small icon={<Icon path={plus} />} onClick={() => setAdding(true)}>
          <Trans>Add a person</Trans>
        </Button>
      </header>
      <ManageProblemWords why={why} />
      {!people && <ManagedLoading why={why} />}
      <ul className={styles.rows}>
        {people?.map(({ id, name, role, hasPin, isMine, isSelf }) => (
          <li key={id}>
            <button type="button" className={styles.row} disabled={!isMine && !isSelf} onClick={() => setOpen(id)}>
              <span className={styles.flower}>
                <Rosette name={id} />
              </span>
              <span className={styles.words}>
                <span className={styles.name}>{name}</span>
                <span className={styles.note}>
                  <RoleWords role={role} />
                </span>
              </span>
              <span className={styles.note}>{hasPin ? <Trans>has a PIN</Trans> : <Trans>no PIN</Trans>}</span>
            </button>
          </li>
        ))}
      </ul>
      {isAdding && (
        <AddPersonSheet
          roles={roles}
          onClose={() => setAdding(false)}
          onAdd={async (added) => {
            const made = await onAdd(added);
            setAdding(false);
            setLink(made);
          }}
        />
      )}
      {person && (
        <PersonSheet
          key={person.id}
          person={person}
          roles={roles}
          onClose={() => setOpen(undefined)}
          onLink={async () => {
            const made = await onLink(person.id);
            setOpen(undefined);
            setLink(made);
          }}
          onPin={(pin, old) => onPin(person.id, pin, old)}
          onRole={(role) => onRole(person.id, role)}
          onRemove={async () => {
            if (await onRemove(person.id)) setOpen(undefined);
          }}
        />
      )}
      {link && <LinkSheet link={link} onClose={() => setLink(undefined)} />}
    </section>
  );
};
