import { Trans, useLingui } from '@lingui/react/macro';
import type { CodeBase } from '#domain/table/code-address.ts';
import { useShare } from '#shared/device/use-share.ts';
import { LocalNotice } from '#staff/codes/local-notice.tsx';
import styles from '#staff/frame/manage.module.css';
import { Button, ButtonLink } from '#ui/form/button.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { QrCode } from '#ui/picture/qr-code.tsx';

/** The page on which guests reserve, to send to a caller, to print or to put on a website. */
export const ReservationsLink = ({
  placeName,
  path,
  base: { origin, trouble },
  onClose,
}: {
  readonly placeName: string;
  /** Path of the page, "/neven/reservations". */
  readonly path: string;
  readonly base: CodeBase;
  readonly onClose: () => void;
}) => {
  const { t } = useLingui();
  const href = `${origin}${path}`;
  const { outcome, onShare } = useShare(placeName, href);
  return (
    <Sheet
      open
      onClose={onClose}
      title={<Trans>Reservations by guests</Trans>}
      subtitle={<Trans>Here guests reserve on their own. Send it to them, or put it on your website.</Trans>}
    >
      <div className={styles.form} data-testid="reservations-link">
        <LocalNotice trouble={trouble} href={href} />
        <div className={styles.qr}>
          <QrCode text={href} label={t`QR code of the page of reservations`} />
        </div>
        <p className={styles.link}>{href}</p>
        <Button wide onClick={onShare}>
          <Trans>Share or copy the link</Trans>
        </Button>
        <ButtonLink wide href={path}>
          <Trans comment="button: opens the page on which guests reserve">Open the page</Trans>
        </ButtonLink>
        <p role="status" className={styles.note}>
          {outcome === 'copied' && <Trans>The link is copied.</Trans>}
          {outcome === 'refused' && <Trans>It cannot be copied here: mark the link and copy it by hand.</Trans>}
        </p>
      </div>
    </Sheet>
  );
};
