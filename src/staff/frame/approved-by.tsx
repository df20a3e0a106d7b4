import { Trans } from '@lingui/react/macro';

/** Behind who did something: the manager whose PIN allowed it. undefined: none was needed, and nothing is said. */
export const ApprovedBy = ({ name }: { readonly name: string | undefined }) =>
  name === undefined ? null : (
    <>
      {' · '}
      <Trans comment="a manager has allowed it with their PIN">approved by {name}</Trans>
    </>
  );
