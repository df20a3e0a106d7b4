import { Trans } from '@lingui/react/macro';

/**
 * Shown after the author of an action: the manager whose PIN allowed it. `undefined` renders nothing, because none was
 * needed.
 */
export const ApprovedBy = (props: { readonly name: string | undefined }) => {
  if (props.name === undefined) return null;
  const name = <bdi>{props.name}</bdi>;
  return (
    <>
      {' · '}
      <Trans comment="a manager has allowed it with their PIN">approved by {name}</Trans>
    </>
  );
};
