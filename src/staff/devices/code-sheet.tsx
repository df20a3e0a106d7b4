import { Trans, useLingui } from '@lingui/react/macro';
import type { CodeTrouble } from '#domain/table/code-address.ts';
import { LocalNotice } from '#staff/codes/local-notice.tsx';
import styles from '#staff/frame/manage.module.css';
import { ManageProblemWords } from '#staff/frame/manage-problem.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { QrCode } from '#ui/picture/qr-code.tsx';

export interface DeviceCode {
  readonly name: string;
  /** "K7QM3XPT" */
  readonly code: string;
  readonly href: string;
  readonly trouble: CodeTrouble | undefined;
  /** Why this very device could not be set up with it. */
  readonly why?: string | undefined;
}

/** The code that makes a device the venue's: to scan with it, or to type on it. */
export const CodeSheet = ({ code, onClose }: { readonly code: DeviceCode; readonly onClose: () => void }) => {
  const { t } = useLingui();
  const [first, second] = [code.code.slice(0, 4), code.code.slice(4)];
  return (
    <Sheet
      open
      onClose={onClose}
      title={code.name}
      subtitle={<Trans>Scan this with the device, or type the code there. It works once, for ten minutes.</Trans>}
    >
      <div className={styles.form}>
        <ManageProblemWords why={code.why} />
        <LocalNotice trouble={code.trouble} href={code.href} />
        <div className={styles.qr}>
          <QrCode text={code.href} label={t`Code of the device`} />
        </div>
        <p className={styles.code} data-testid="device-code">
          {first}-{second}
        </p>
      </div>
    </Sheet>
  );
};
