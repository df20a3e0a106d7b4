import { useState } from 'react';
import { useKeptEmail } from '#guest/order/use-kept-checkout.ts';
import { useKnownGuest } from '#guest/order/use-known-guest.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import styles from './account.module.css';
import { BenefitsHere } from './benefits/benefits-here.tsx';
import { type Mailed, MailSentBody, type MailSentProps, MailSentText, useMailedTitle } from './mail-sent-screen.tsx';
import { MailSheet } from './mail-sheet.tsx';
import { RegisterSheet } from './register-sheet.tsx';
import { SignInSheet } from './sign-in-sheet.tsx';
import { type Registered, useAccount } from './use-account.ts';
import { useAccountCatalog } from './use-account-catalog.ts';
import { useAccountMail } from './use-account-mail.ts';
import { useTyped } from './use-typed.ts';

/** "Mail sent" message in a sheet over the unchanged page. */
const MailedSheet = (props: MailSentProps & { readonly onClose: () => void }) => (
  <Sheet open onClose={props.onClose} title={useMailedTitle()}>
    <div className={styles.stack}>
      <p>
        <MailSentText {...props.mailed} />
      </p>
      <MailSentBody {...props} />
    </div>
  </Sheet>
);

type Opened = 'sign-in' | 'register' | 'reset' | 'mail';

/** Sign-in sheets for any page that requires it; the page below is unchanged. [S8.07] */
export const SignInSheets = ({
  saysBenefits = true,
  onSignedIn,
  onClose,
}: {
  /** False: the page below names the benefits of an account already. */
  readonly saysBenefits?: boolean;
  readonly onSignedIn: () => void;
  readonly onClose: () => void;
}) => {
  const isSaid = useAccountCatalog();
  const { place } = useMenu();
  const account = useAccount();
  const mail = useAccountMail();
  const [opened, setOpened] = useState<Opened>('sign-in');
  const { typed, setTyped, leaveTo, back } = useTyped(setOpened);
  const [registered, setRegistered] = useState<Exclude<Registered, 'signed_in'>>();
  const { known } = useKnownGuest();
  const keptEmail = useKeptEmail();
  const [mailed, setMailed] = useState<Mailed>();
  if (!isSaid) return null;
  if (mailed)
    return (
      <MailedSheet
        mail={mail}
        mailed={mailed}
        onAgain={() => account.askForMail(mailed.kind, mailed.email)}
        onSignIn={() => setMailed(undefined)}
        onClose={onClose}
      />
    );
  const toSignIn = () => setOpened('sign-in');
  switch (opened) {
    case 'sign-in':
      return (
        <SignInSheet
          benefits={saysBenefits && <BenefitsHere />}
          typed={typed}
          registered={registered}
          onSignIn={async (credentials) => {
            const done = await account.signIn(credentials);
            if (done.ok) onSignedIn();
            return done;
          }}
          onRegister={leaveTo('register')}
          onForgot={mail === 'none' ? undefined : leaveTo('reset')}
          onMail={mail === 'none' ? undefined : leaveTo('mail')}
          onClose={onClose}
        />
      );
    case 'register':
      return (
        <RegisterSheet
          onRegister={account.register}
          onSignIn={back}
          guest={known}
          typedEmail={typed?.email || keptEmail}
          placePhone={place.phone}
          onDone={(credentials, how) => {
            if (how === 'signed_in') return onSignedIn();
            setTyped(credentials);
            setRegistered(how);
            toSignIn();
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
          typedEmail={typed?.email}
          onSignIn={back}
          onDone={(email) => {
            back(email);
            setMailed({ kind: opened === 'reset' ? 'reset' : 'sign-in', email });
          }}
          onClose={onClose}
        />
      );
  }
};
