import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/form/button.tsx';
import { envelope } from '#ui/look/icons-later.ts';
import { Notice } from '#ui/words/notice.tsx';
import { WordsPage } from '#ui/words/words-page.tsx';
import styles from './account.module.css';

/** Purposes of a mail. */
export type MailedFor = 'register' | 'reset' | 'sign-in';

interface MailSentProps {
  readonly mailedFor: MailedFor;
  readonly email: string;
  /** False when the server cannot send mail; the mail is then in a folder on the server. */
  readonly isDelivered: boolean;
  readonly onSignIn: () => void;
}

/** Texts on the next step and on the mail. [S8.31, S8.32] */
export const MailSentText = ({
  mailedFor,
  email,
  isDelivered,
}: Pick<MailSentProps, 'mailedFor' | 'email' | 'isDelivered'>) =>
  mailedFor === 'register' ? (
    isDelivered ? (
      <Trans>
        You are not signed in yet. Please log in with your email and your password. A mail is on its way to{' '}
        <strong>{email}</strong>; the link in it confirms your address.
      </Trans>
    ) : (
      <Trans>You are not signed in yet. Please log in with your email and your password.</Trans>
    )
  ) : (
    <Trans>If a profile with that email exists, you will receive instructions</Trans>
  );

/** Used when the server cannot send mail, so that no screen promises one. */
export const NoMailNotice = () => (
  <Notice icon={envelope} title={<Trans>This venue sends no emails yet</Trans>}>
    <Trans>Please ask the venue for the link.</Trans>
  </Notice>
);

/** Title of the screen after a request that sends a mail. */
export const useMailedTitle = ({
  mailedFor,
  isDelivered,
}: Pick<MailSentProps, 'mailedFor' | 'isDelivered'>): string => {
  const { t } = useLingui();
  if (mailedFor === 'register') return t`Thank you for registering`;
  return isDelivered ? t`Look into your mail` : t`No mail was sent`;
};

export const MailSentBody = ({
  mailedFor,
  isDelivered,
  onSignIn,
}: Pick<MailSentProps, 'mailedFor' | 'isDelivered' | 'onSignIn'>) => (
  <>
    {isDelivered ? (
      <Notice icon={envelope} title={<Trans>No mail?</Trans>}>
        <Trans>Look among unwanted mail too.</Trans>
      </Notice>
    ) : (
      <NoMailNotice />
    )}
    <div className={styles.buttons}>
      <Button look="primary" wide onClick={onSignIn}>
        {mailedFor === 'register' ? <Trans>Sign in with the new profile</Trans> : <Trans>Sign in</Trans>}
      </Button>
    </div>
  </>
);

/** Says that a mail may be on its way, without revealing whether the address has a profile. */
export const MailSentScreen = (props: MailSentProps) => {
  const title = useMailedTitle(props);
  return (
    <WordsPage testId="mail-sent" title={title} lead={<MailSentText {...props} />}>
      <MailSentBody {...props} />
    </WordsPage>
  );
};
