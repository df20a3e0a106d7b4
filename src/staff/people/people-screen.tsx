import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useId, useState } from 'react';
import type { Role } from '#domain/account/user.ts';
import { LONGEST_STAFF_NAME } from '#domain/staff/staff.ts';
import type { CodeTrouble } from '#domain/table/code-address.ts';
import { useShare } from '#shared/device/use-share.ts';
import { LocalNotice } from '#staff/codes/local-notice.tsx';
import { EmptyState } from '#staff/frame/empty-state.tsx';
import styles from '#staff/frame/manage.module.css';
import { ManageProblemText } from '#staff/frame/manage-problem.tsx';
import { ManagedLoading } from '#staff/frame/managed-loading.tsx';
import { Button } from '#ui/form/button.tsx';
import { TextField } from '#ui/form/text-field.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { caretRight, plus } from '#ui/look/icons.ts';
import { users } from '#ui/look/service-icons.ts';
import { QrCode } from '#ui/picture/qr-code.tsx';
import { useAnnouncedPage } from '#ui/words/use-announced-page.ts';
import { Face } from './face.tsx';
import { PersonSheet, type PersonView } from './person-sheet.tsx';
import { RoleChoice } from './role-choice.tsx';
import { RoleText } from './role-text.tsx';

interface NewPerson {
  readonly name: string;
  readonly role: Role;
}

interface AddPersonSheetProps {
  readonly roles: readonly Role[];
  readonly onClose: () => void;
  readonly onAdd: (person: NewPerson) => Promise<void>;
}

/** Form for a new person: name and role; the sign-in link follows. */
const AddPersonSheet = ({ roles, onClose, onAdd }: AddPersonSheetProps) => {
  const hint = useId();
  const [name, setName] = useState('');
  const [role, setRole] = useState<Role>('WAITER');
  const [isBusy, setBusy] = useState(false);
  const add = (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    void onAdd({ name: name.trim(), role });
  };
  return (
    <Sheet open onClose={onClose} title={<Trans>Add a person</Trans>}>
      <form className={styles.form} onSubmit={add}>
        <TextField
          label={<Trans>Name</Trans>}
          value={name}
          onChange={setName}
          maxLength={LONGEST_STAFF_NAME}
          autoComplete="off"
        />
        <h3 className={styles.heading}>
          <Trans>Role</Trans>
        </h3>
        <RoleChoice roles={roles} value={role} onTake={setRole} />
        {name.trim() === '' && (
          <p className={styles.note} id={hint}>
            <Trans comment="why a button cannot be pressed yet">Enter the person’s name first.</Trans>
          </p>
        )}
        <Button
          type="submit"
          look="primary"
          wide
          disabled={isBusy || name.trim() === ''}
          aria-describedby={name.trim() === '' ? hint : undefined}
        >
          <Trans>Make a link</Trans>
        </Button>
      </form>
    </Sheet>
  );
};

interface StaffLink {
  readonly name: string;
  readonly href: string;
  readonly trouble: CodeTrouble | undefined;
}

/** A one-time sign-in link, to scan from this screen or to send. */
export const LinkSheet = ({ link, onClose }: { readonly link: StaffLink; readonly onClose: () => void }) => {
  const { t } = useLingui();
  const { name, href, trouble } = link;
  const { outcome, onShare } = useShare(name, href);
  return (
    <Sheet
      open
      onClose={onClose}
      title={<bdi>{name}</bdi>}
      subtitle={<Trans>To be scanned with that person’s own phone. It works once, for two days.</Trans>}
    >
      <div className={styles.form}>
        <LocalNotice trouble={trouble} href={href} />
        <div className={styles.qr}>
          <QrCode text={href} label={t`Code to sign in by`} />
        </div>
        <p className={styles.link} data-testid="staff-invite">
          {href}
        </p>
        <Button wide data-testid="share-link" onClick={onShare}>
          <Trans>Share or copy the link</Trans>
        </Button>
        <p role="status" className={styles.note}>
          {outcome === 'copied' && <Trans>The link is copied. Send it to that person alone.</Trans>}
          {outcome === 'refused' && <Trans>It cannot be copied here: mark the link and copy it by hand.</Trans>}
        </p>
      </div>
    </Sheet>
  );
};

export interface PeopleScreenProps {
  /** `undefined`: not loaded yet. */
  readonly people: readonly PersonView[] | undefined;
  /** Roles that the viewer may assign. */
  readonly roles: readonly Role[];
  readonly why: string | undefined;
  /** Id of the person whose sheet the address opens; omitted: none. */
  readonly asked?: string | undefined;
  /** Called when that sheet opens. */
  readonly onAsked?: (() => void) | undefined;
  readonly onAdd: (person: NewPerson) => Promise<StaffLink | undefined>;
  readonly onLink: (id: string) => Promise<StaffLink | undefined>;
  /** Resolves to the reason of a rejection; `undefined` on success. */
  readonly onPin: (id: string, pin: string, old: string | undefined) => Promise<string | undefined>;
  /** Each function resolves to true on success. */
  readonly onName: (id: string, name: string) => Promise<boolean>;
  readonly onRole: (id: string, role: Role) => Promise<boolean>;
  readonly onRemove: (id: string) => Promise<boolean>;
}

/** People of a place, for managers. */
export const PeopleScreen = (props: PeopleScreenProps) => {
  const { people, roles, why, asked, onAsked, onAdd, onLink, onPin, onName, onRole, onRemove } = props;
  const { t } = useLingui();
  const [open, setOpen] = useState<string>();
  const [forPin, setForPin] = useState<string>();
  const [isAdding, setAdding] = useState(false);
  const [link, setLink] = useState<StaffLink>();
  const person = people?.find(({ id }) => id === open);
  useEffect(() => {
    if (asked === undefined || !people) return;
    setOpen(asked);
    setForPin(asked);
    onAsked?.();
  }, [asked, people, onAsked]);
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
      <ManageProblemText why={why} />
      {!people && <ManagedLoading why={why} />}
      <ul className={styles.rows}>
        {people?.map(({ id, name, role, hasPin, isMine, isSelf }) => (
          <li key={id}>
            <button type="button" className={styles.row} disabled={!isMine && !isSelf} onClick={() => setOpen(id)}>
              <Face {...{ id, name }} />
              <span className={styles.words}>
                <span className={styles.name}>
                  <bdi>{name}</bdi>
                </span>
                <span className={styles.note}>
                  <RoleText role={role} />
                </span>
              </span>
              <span className={styles.note}>{hasPin ? <Trans>has a PIN</Trans> : <Trans>no PIN</Trans>}</span>
              {(isMine || isSelf) && <Icon path={caretRight} />}
            </button>
          </li>
        ))}
      </ul>
      {people?.length === 1 && (
        <EmptyState icon={users} title={<Trans>Only you so far.</Trans>}>
          <Trans>
            Add everybody who works here: each person signs in on their own phone by a link, and takes calls and orders
            from then on.
          </Trans>
        </EmptyState>
      )}
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
          opensPin={person.id === forPin}
          roles={roles}
          onClose={() => {
            setOpen(undefined);
            setForPin(undefined);
          }}
          onLink={async () => {
            const made = await onLink(person.id);
            setOpen(undefined);
            setLink(made);
          }}
          onPin={(pin, old) => onPin(person.id, pin, old)}
          onName={(name) => onName(person.id, name)}
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
