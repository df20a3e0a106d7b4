import { Trans } from '@lingui/react/macro';
import type { CodeTrouble } from '#domain/table/code-address.ts';
import { warning } from '#ui/look/icons-later.ts';
import { Notice } from '#ui/words/notice.tsx';

/**
 * Warns before a scan that no other device can reach this address. The server setting is `PUBLIC_URL`, a name that owners do
 * not know.
 */
export const LocalNotice = ({ trouble, href }: { readonly trouble: CodeTrouble | undefined; readonly href: string }) =>
  trouble === 'local' && (
    <div data-testid="link-local">
      <Notice icon={warning} title={<Trans>This leads nowhere but to this computer</Trans>}>
        <Trans>
          It says {new URL(href).origin}, and no phone gets there. The address of this server is not set yet: tell
          whoever runs the server. Or open this page by the address that guests use, and make it then.
        </Trans>
      </Notice>
    </div>
  );
