import { Trans, useLingui } from '@lingui/react/macro';
import { Sheet } from '#ui/layout/sheet.tsx';
import { QrCode } from '#ui/picture/qr-code.tsx';
import styles from '../manage/manage.module.css';

export interface StaffLink {
  readonly name: string;
  readonly href: string;
}

/** A link that signs somebody in once: to scan from this screen, or to send. */
export const LinkSheet = ({ link, onClose }: { readonly link: StaffLink; readonly onClose: () => void }) => {
  const { t } = useLingui();
  const { name, href } = link;
  return (
    <Sheet
      open
      onClose={onClose}
      title={name}
      subtitle={<Trans>To be scanned with that person’s own phone. It works once, for two days.</Trans>}
    >
      <div className={styles.form}>
        <div className={styles.qr}>
          <QrCode text={href} label={t`Code to sign in by`} />
        </div>
        <p className={styles.link} data-testid="staff-invite">
          {href}
        </p>
      </div>
    </Sheet>
  );
};
