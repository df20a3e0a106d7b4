import { Trans } from '@lingui/react/macro';
import type { Role } from '#domain/account/user.ts';

/** Name of a role, as used at the venue. */
export const RoleText = ({ role }: { readonly role: Role }) => {
  switch (role) {
    case 'PDF_MENU_ADMIN':
      return <Trans>printed menu</Trans>;
    case 'WAITER':
      return <Trans>waiter</Trans>;
    case 'RASPBERRY_ADMIN':
      return <Trans>IT support</Trans>;
    case 'PLACE_ADMIN':
      return <Trans>manager</Trans>;
    case 'CLIENT_ADMIN':
      return <Trans>owner</Trans>;
    case 'SALES_ADMIN':
      return <Trans>adviser</Trans>;
    case 'SUPER_ADMIN':
      return <Trans>administrator</Trans>;
    case 'USER':
      return <Trans>guest</Trans>;
  }
};
