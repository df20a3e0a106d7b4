import { Trans } from '@lingui/react/macro';
import { Sheet } from '#ui/layout/sheet.tsx';
import styles from './account.module.css';
import { type MailedFor, MailSentBody, MailSentWords } from './mail-sent-screen.tsx';

/** Words of a sent mail, over a page that stays as it is. */
export const MailedSheet = (props: {
  readonly mailedFor: MailedFor;
  readonly email: string;
  readonly isDelivered: boolean;
  readonly onSignIn: () => void;
  readonly onClose: () => void;
}) => (
  <Sheet
    open
    onClose={props.onClose}
    title={
      props.mailedFor === 'register' ? <Trans>Thank you for registering</Trans> : <Trans>Look into your mail</Trans>
    }
  >
    <div className={styles.stack}>
      <p>
        <MailSentWords {...props} />
      </p>
      <MailSentBody {...props} />
    </div>
  </Sheet>
);
