import { useState } from 'react';
import { useKnownGuest } from '#guest/order/use-known-guest.ts';
import { useOrderMail } from '#guest/order/use-order-mail.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import styles from './account.module.css';
import { type MailedFor, MailSentBody, MailSentText, useMailedTitle } from './mail-sent-screen.tsx';
import { MailSheet } from './mail-sheet.tsx';
import { RegisterSheet } from './register-sheet.tsx';
import { type Credentials, SignInSheet } from './sign-in-sheet.tsx';
import { useAccount } from './use-account.ts';
import { useAccountCatalog } from './use-account-catalog.ts';

/** "Mail sent" message in a sheet over the unchanged page. */
const MailedSheet = (props: {
  readonly mailedFor: MailedFor;
  readonly email: string;
  readonly isDelivered: boolean;
  readonly onSignIn: () => void;
  readonly onClose: () => void;
}) => (
  <Sheet open onClose={props.onClose} title={useMailedTitle(props)}>
    <div className={styles.stack}>
      <p>
        <MailSentText {...props} />
      </p>
      <MailSentBody {...props} />
    </div>
  </Sheet>
);

type Opened = 'sign-in' | 'register' | 'reset' | 'mail';

/** Sign-in sheets for any page that requires it; the page below is unchanged. [S8.07] */
export const SignInSheets = ({
  onSignedIn,
  onClose,
}: {
  readonly onSignedIn: () => void;
  readonly onClose: () => void;
}) => {
  const isSaid = useAccountCatalog();
  const { place } = useMenu();
  const account = useAccount();
  const isDelivered = useOrderMail();
  const [opened, setOpened] = useState<Opened>('sign-in');
  const [registered, setRegistered] = useState<Credentials>();
  const { known } = useKnownGuest();
  const [mailed, setMailed] = useState<{ readonly mailedFor: MailedFor; readonly email: string }>();
  if (!isSaid) return null;
  if (mailed)
    return (
      <MailedSheet {...mailed} isDelivered={isDelivered} onSignIn={() => setMailed(undefined)} onClose={onClose} />
    );
  const mail = (mailedFor: MailedFor, email: string) => {
    setOpened('sign-in');
    setMailed({ mailedFor, email });
  };
  const toSignIn = () => setOpened('sign-in');
  switch (opened) {
    case 'sign-in':
      return (
        <SignInSheet
          typed={registered}
          onSignIn={async (typed) => {
            const done = await account.signIn(typed);
            if (done.ok) onSignedIn();
            return done;
          }}
          onRegister={() => setOpened('register')}
          onForgot={() => setOpened('reset')}
          onMail={() => setOpened('mail')}
          onClose={onClose}
        />
      );
    case 'register':
      return (
        <RegisterSheet
          onRegister={account.register}
          onSignIn={toSignIn}
          guest={known}
          placePhone={place.phone}
          onDone={(typed) => {
            setRegistered(typed);
            mail('register', typed.email);
          }}
          onClose={onClose}
        />
      );
    case 'reset':
    case 'mail':
      return (
        <MailSheet
          key={opened}
          kind={opened === 'reset' ? 'reset' : 'sign-in'}
          onAsk={(email) => account.askForMail(opened === 'reset' ? 'reset' : 'sign-in', email)}
          onSignIn={toSignIn}
          onDone={(email) => mail(opened === 'reset' ? 'reset' : 'sign-in', email)}
          onClose={onClose}
        />
      );
  }
};
