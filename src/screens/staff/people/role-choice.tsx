import { Trans, useLingui } from '@lingui/react/macro';
import type { Role } from '#domain/account/user.ts';
import { RadioList } from '#ui/form/radio-list.tsx';

/** What somebody is at the venue, with what that allows. */
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
    RASPBERRY_ADMIN: t`technician`,
    PLACE_ADMIN: t`manager`,
    CLIENT_ADMIN: t`owner`,
    SALES_ADMIN: t`adviser`,
    SUPER_ADMIN: t`administrator`,
  };
  const noteOf = (role: Role) => {
    if (role === 'WAITER') return <Trans>Tables, orders, bills.</Trans>;
    if (role === 'PLACE_ADMIN') return <Trans>All that a waiter may, and people and devices.</Trans>;
    return undefined;
  };
  const options = props.roles.map((role) => ({ value: role, label: labels[role], note: noteOf(role) }));
  return <RadioList name={t`Role`} options={options} value={props.value} onTake={props.onTake} />;
};
