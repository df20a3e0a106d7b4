import { Trans } from '@lingui/react/macro';
import type { CodeTrouble } from '#domain/table/code-address.ts';
import { info } from '#ui/look/icons.ts';
import { warning } from '#ui/look/icons-later.ts';
import { Notice } from '#ui/words/notice.tsx';

/** Where codes lead, as long as that is not the server's public address. `PUBLIC_URL`: the server's setting. */
export const AddressNotice = ({ trouble, origin }: { readonly trouble: CodeTrouble; readonly origin: string }) =>
  trouble === 'local' ? (
    <Notice icon={warning} title={<Trans>These codes lead nowhere but to this computer</Trans>}>
      <Trans>
        They say {origin}, and no phone gets there. Set PUBLIC_URL on the server, or open this page by the address that
        guests use, and print then.
      </Trans>
    </Notice>
  ) : (
    <Notice icon={info} title={<Trans>Codes lead to {origin}</Trans>}>
      <Trans>
        That is how you have opened this page. If guests come by another address, set PUBLIC_URL on the server before
        you print.
      </Trans>
    </Notice>
  );
