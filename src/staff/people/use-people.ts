import type { ManagedPerson } from '#contract/staff/staff.ts';
import type { Http } from '#core/api/http.ts';
import {
  addPerson,
  linkPerson,
  listPeople,
  removePerson,
  type StaffRole,
  setPersonPin,
  setPersonRole,
} from '#core/api/staff/people.ts';
import type { Role } from '#domain/account/user.ts';
import { useManaged } from '#staff/frame/use-managed.ts';

const read = (send: Http['send']) => listPeople(send);

export interface InvitedPerson {
  readonly name: string;
  readonly secret: string;
}

/** USER is nobody's role among staff. */
const isStaffRole = (role: Role): role is StaffRole => role !== 'USER';

/** The people of a place, and what may be done with them; each says whether it was done. */
export function usePeople() {
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
    /** `id`: undefined, one's own. Gives why it was refused; undefined: it is set. */
    setPin: async (id: string | undefined, pin: string, old: string | undefined): Promise<string | undefined> => {
      const answer = await attempt((send) => setPersonPin(send, id, pin, old));
      return answer.ok ? undefined : answer.error.why;
    },
    setRole: async (id: string, role: Role) =>
      isStaffRole(role) && (await change((send) => setPersonRole(send, id, role))) !== undefined,
    remove: async (id: string) => (await change((send) => removePerson(send, id))) !== undefined,
  };
}
