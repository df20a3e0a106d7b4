import { mayGrant } from '#domain/account/roles.ts';
import { ROLES } from '#domain/account/user.ts';
import { opensPages } from '#domain/staff/role-reach.ts';
import { codeBase } from '#domain/table/code-address.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useStaff } from '#staff/frame/staff-context.tsx';
import { PeopleScreen } from './people-screen.tsx';
import { usePeople } from './use-people.ts';

/** The people of the place. The server judges the viewer's rights over each again. */
export const PeoplePage = () => {
  const { place } = useMenu();
  const identity = useStaff()?.identity;
  const { people, publicUrl, why, add, link, setPin, setRole, remove } = usePeople();
  const base = codeBase(publicUrl, window.location.origin);
  const own = identity?.kind === 'person' ? identity : undefined;
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
      onAdd={async (person) => linkOf(await add(person))}
      onLink={async (id) => linkOf(await link(id))}
      onPin={(id, pin, old) => setPin(id === own?.id ? undefined : id, pin, old)}
      onRole={setRole}
      onRemove={remove}
    />
  );
};
