import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import type { ManagedPerson } from '#contract/staff/staff.ts';
import type { Http } from '#core/api/http.ts';
import {
  addPerson,
  linkPerson,
  listPeople,
  removePerson,
  type StaffRole,
  setPersonName,
  setPersonPin,
  setPersonRole,
} from '#core/api/staff/people.ts';
import { mayGrant } from '#domain/account/roles.ts';
import { ROLES, type Role } from '#domain/account/user.ts';
import { opensPages } from '#domain/staff/role-reach.ts';
import { codeBase } from '#domain/table/code-address.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useTabl } from '#shared/tabl-context.tsx';
import { staffHttp, useStaff } from '#staff/frame/staff-context.tsx';
import { useManaged } from '#staff/frame/use-managed.ts';
import { OWN_PERSON } from './own-person.ts';
import { PeopleScreen } from './people-screen.tsx';

const read = (send: Http['send']) => listPeople(send);

interface InvitedPerson {
  readonly name: string;
  readonly secret: string;
}

/** `USER` is not a staff role. */
const isStaffRole = (role: Role): role is StaffRole => role !== 'USER';

/** People of a place and the actions on them; each resolves to whether it succeeded. */
function usePeople() {
  const { found, problem, change, attempt } = useManaged(read);
  const invitedBy = async (
    made: Promise<{ readonly person: ManagedPerson; readonly secret: string } | undefined>,
  ): Promise<InvitedPerson | undefined> => {
    const invited = await made;
    return invited && { name: invited.person.name, secret: invited.secret };
  };
  return {
    people: found?.people,
    publicUrl: found?.publicUrl ?? undefined,
    why: problem?.why,
    add: async ({ name, role }: { readonly name: string; readonly role: Role }) =>
      isStaffRole(role) ? invitedBy(change((send) => addPerson(send, { name, role }))) : undefined,
    link: (id: string) => invitedBy(change((send) => linkPerson(send, id))),
    /** `id: undefined`: the own PIN. Resolves to the reason of a rejection; `undefined` on success. */
    setPin: async (id: string | undefined, pin: string, old: string | undefined): Promise<string | undefined> => {
      const answer = await attempt((send) => setPersonPin(send, id, pin, old));
      return answer.ok ? undefined : answer.error.why;
    },
    rename: async (id: string, name: string) => (await change((send) => setPersonName(send, id, name))) !== undefined,
    setRole: async (id: string, role: Role) =>
      isStaffRole(role) && (await change((send) => setPersonRole(send, id, role))) !== undefined,
    remove: async (id: string) => (await change((send) => removePerson(send, id))) !== undefined,
  };
}

/** People of the place. The server checks the viewer's rights again. */
export const PeoplePage = () => {
  const { place } = useMenu();
  const tabl = useTabl();
  const identity = useStaff()?.identity;
  const { people, publicUrl, why, add, link, rename, setPin, setRole, remove } = usePeople();
  const base = codeBase(publicUrl, window.location.origin);
  const own = identity?.kind === 'person' ? identity : undefined;
  const navigate = useNavigate();
  const search = useLocation({ select: ({ searchStr }) => searchStr });
  const asked = new URLSearchParams(search).has(OWN_PERSON) ? own?.id : undefined;
  const forgetAsked = useCallback(
    () => void navigate({ href: `/${place.slug}/staff/people`, replace: true }),
    [navigate, place.slug],
  );
  const may = (role: (typeof ROLES)[number]) => own !== undefined && mayGrant(own.role, role);
  const linkOf = (invited: { readonly name: string; readonly secret: string } | undefined) =>
    invited && {
      name: invited.name,
      href: `${base.origin}/${place.slug}/staff/sign-in#${invited.secret}`,
      trouble: base.trouble,
    };
  return (
    <PeopleScreen
      people={people?.map((person) => ({ ...person, isSelf: person.id === own?.id, isMine: may(person.role) }))}
      roles={ROLES.filter((role) => may(role) && opensPages(role))}
      why={why}
      asked={asked}
      onAsked={forgetAsked}
      onAdd={async (person) => linkOf(await add(person))}
      onLink={async (id) => linkOf(await link(id))}
      onPin={(id, pin, old) => setPin(id === own?.id ? undefined : id, pin, old)}
      onName={async (id, name) => {
        const isDone = await rename(id, name);
        // The frame reads one's own name from the token.
        if (isDone && id === own?.id) await (await staffHttp(tabl)).headers(place.id, true);
        return isDone;
      }}
      onRole={setRole}
      onRemove={remove}
    />
  );
};
