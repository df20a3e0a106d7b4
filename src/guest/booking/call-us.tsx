import { Trans } from '@lingui/react/macro';
import { Icon } from '#ui/look/icon.tsx';
import { phone as phoneIcon } from '#ui/look/icons-later.ts';
import styles from './booking.module.css';

/** The venue's number: a link on the guest's own phone, plain text on a venue's screen; nothing without a number. */
export const CallUs = ({
  phone,
}: {
  readonly phone: { readonly text: string; readonly href: string | undefined } | undefined;
}) => {
  if (!phone) return null;
  const number = phone.text;
  const face = (
    <>
      <Icon path={phoneIcon} size="1.25rem" />
      <span>
        <Trans>Call us: {number}</Trans>
      </span>
    </>
  );
  return phone.href === undefined ? (
    <span className={styles.call}>{face}</span>
  ) : (
    <a className={styles.call} href={phone.href} data-testid="call-us">
      {face}
    </a>
  );
};
