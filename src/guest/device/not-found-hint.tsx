import { Trans } from '@lingui/react/macro';
import { useServiceCatalog } from '#shared/service/use-service-catalog.ts';

/** Why an address may be unknown, and what to do next; empty until its texts are loaded. */
export const NotFoundHint = ({ hasMenu }: { readonly hasMenu: boolean }) => {
  const isSaid = useServiceCatalog();
  if (!isSaid) return null;
  return hasMenu ? (
    <Trans>
      The link may be old, or the dish is no longer served. The menu has all that there is now. At a table, you can also
      scan its code again.
    </Trans>
  ) : (
    <Trans>The link may be old or incomplete. Choose your venue, or scan the code on your table with the camera.</Trans>
  );
};
