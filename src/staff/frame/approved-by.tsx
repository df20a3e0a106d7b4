import { Trans } from '@lingui/react/macro';

/**
 * Shown after the author of an action: the manager whose PIN allowed it. `undefined` renders nothing, because none was
 * needed.
 */
export const ApprovedBy = ({ name }: { readonly name: string | undefined }) =>
  name === undefined ? null : (
    <>
      {' · '}
      <Trans comment="a manager has allowed it with their PIN">approved by {name}</Trans>
    </>
  );
