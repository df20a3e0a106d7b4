import { Trans, useLingui } from '@lingui/react/macro';
import type { Role } from '#domain/account/user.ts';
import { reachOf } from '#domain/staff/role-reach.ts';
import { RadioList } from '#ui/form/radio-list.tsx';

const RoleNote = ({ role }: { readonly role: Role }) => (
  <span data-testid="role-note">
    <ReachText role={role} />
  </span>
);

const ReachText = ({ role }: { readonly role: Role }) => {
  switch (reachOf(role)) {
    case 'print':
      return <Trans>Looks after the printed menu alone, and opens none of the pages here.</Trans>;
    case 'serve':
      return <Trans>Tables, kitchen, orders and bills.</Trans>;
    case 'manage':
      return <Trans>All that a waiter may, and menu, settings, people and devices.</Trans>;
    case 'own':
      return <Trans>All that a manager may, and adds owners and IT support.</Trans>;
    case 'advise':
      return <Trans>All that an owner may, and adds advisers.</Trans>;
    case 'administer':
      return <Trans>All that an adviser may, and adds administrators.</Trans>;
    case undefined:
      return undefined;
  }
};

/** Choice of a person's role, with its rights. */
export const RoleChoice = (props: {
  readonly roles: readonly Role[];
  readonly value: Role;
  readonly onTake: (role: Role) => void;
}) => {
  const { t } = useLingui();
  const labels: Readonly<Record<Role, string>> = {
    USER: t`guest`,
    PDF_MENU_ADMIN: t`printed menu`,
    WAITER: t`waiter`,
    RASPBERRY_ADMIN: t`IT support`,
    PLACE_ADMIN: t`manager`,
    CLIENT_ADMIN: t`owner`,
    SALES_ADMIN: t`adviser`,
    SUPER_ADMIN: t`administrator`,
  };
  const options = props.roles.map((role) => ({ value: role, label: labels[role], note: <RoleNote role={role} /> }));
  return <RadioList name={t`Role`} options={options} value={props.value} onTake={props.onTake} />;
};
