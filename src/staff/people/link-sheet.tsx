import { Trans, useLingui } from '@lingui/react/macro';
import type { CodeTrouble } from '#domain/table/code-address.ts';
import { useShare } from '#shared/device/use-share.ts';
import { LocalNotice } from '#staff/codes/local-notice.tsx';
import styles from '#staff/frame/manage.module.css';
import { Button } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { QrCode } from '#ui/picture/qr-code.tsx';

export interface StaffLink {
  readonly name: string;
  readonly href: string;
  readonly trouble: CodeTrouble | undefined;
}

/** A link that signs somebody in once: to scan from this screen, or to send. */
export const LinkSheet = ({ link, onClose }: { readonly link: StaffLink; readonly onClose: () => void }) => {
  const { t } = useLingui();
  const { name, href, trouble } = link;
  const { outcome, onShare } = useShare(name, href);
  return (
    <Sheet
      open
      onClose={onClose}
      title={name}
      subtitle={<Trans>To be scanned with that person’s own phone. It works once, for two days.</Trans>}
    >
      <div className={styles.form}>
        <LocalNotice trouble={trouble} href={href} />
        <div className={styles.qr}>
          <QrCode text={href} label={t`Code to sign in by`} />
        </div>
        <p className={styles.link} data-testid="staff-invite">
          {href}
        </p>
        <Button wide data-testid="share-link" onClick={onShare}>
          <Trans>Share or copy the link</Trans>
        </Button>
        <p role="status" className={styles.note}>
          {outcome === 'copied' && <Trans>The link is copied. Send it to that person alone.</Trans>}
          {outcome === 'refused' && <Trans>It cannot be copied here: mark the link and copy it by hand.</Trans>}
        </p>
      </div>
    </Sheet>
  );
};
