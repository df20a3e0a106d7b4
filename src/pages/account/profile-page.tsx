import { type ReactNode, useState } from 'react';
import type { AccountFailure } from '#domain/account/profile.ts';
import { PAYMENTS_MODULE } from '#domain/order/checkout/payment-method.ts';
import { FailureWords } from '#screens/account/account-words.tsx';
import { DeleteSheet } from '#screens/account/delete-sheet.tsx';
import { EditSheet } from '#screens/account/edit-sheet.tsx';
import { HistorySheet } from '#screens/account/history-sheet.tsx';
import { type MailedFor, MailSentScreen } from '#screens/account/mail-sent-screen.tsx';
import { MailSheet } from '#screens/account/mail-sheet.tsx';
import {
  ProfileScreen,
  type SaidOfAccount,
  SharedDeviceScreen,
  SignedOutScreen,
} from '#screens/account/profile-screen.tsx';
import { RegisterSheet } from '#screens/account/register-sheet.tsx';
import { SignInSheet } from '#screens/account/sign-in-sheet.tsx';
import { OnItsWay } from '#screens/notices/on-its-way.tsx';
import { saveData } from '#state/account/save-data.ts';
import { useAccount } from '#state/account/use-account.ts';
import { useAccountWords } from '#state/account/use-account-words.ts';
import { useIsHouseDevice } from '#state/device/use-house-device.ts';
import { useOwnLoyalty } from '#state/loyalty/use-own-loyalty.ts';
import { useMenu } from '#state/menu/menu-context.tsx';
import { useCheckoutWords } from '#state/order/use-checkout-words.ts';
import { useOrderMail } from '#state/order/use-order-mail.ts';
import { useServiceWords } from '#state/service/use-service-words.ts';
import { useLanguage } from '#state/tabl-context.tsx';
import { warningCircle } from '#ui/look/icons-later.ts';
import { Notice } from '#ui/words/notice.tsx';
import { CollectedHere } from './collected-here.tsx';

type Opened = 'sign-in' | 'register' | 'reset' | 'mail' | 'edit' | 'delete' | 'history';

/** A customer's own page; where nobody is signed in, the ways to be. [S2.13, S2.55] */
export const ProfilePage = () => {
  const isSaid = useAccountWords();
  const isHouses = useIsHouseDevice();
  const { place } = useMenu();
  if (!isSaid) return <OnItsWay />;
  return isHouses ? <SharedDeviceScreen homeHref={`/${place.slug}`} /> : <OwnProfilePage />;
};

const OwnProfilePage = () => {
  const account = useAccount();
  const { state } = account;
  const { place } = useMenu();
  const isDelivered = useOrderMail();
  const loyalty = useOwnLoyalty(state.kind === 'in');
  const { language } = useLanguage();
  // Said by the list of orders: they come with its door, for a network that is gone by then.
  useCheckoutWords();
  useServiceWords();
  const [opened, setOpened] = useState<Opened>();
  const [mailed, setMailed] = useState<{ readonly mailedFor: MailedFor; readonly email: string }>();
  const [said, setSaid] = useState<SaidOfAccount>();
  const [problem, setProblem] = useState<AccountFailure>();
  const close = () => setOpened(undefined);
  const say = (word: SaidOfAccount) => {
    setProblem(undefined);
    setSaid(word);
    close();
  };
  const mail = (mailedFor: MailedFor, email: string) => {
    close();
    setMailed({ mailedFor, email });
  };

  let page: ReactNode;
  if (state.kind === 'in') {
    const { stored, profile } = state;
    page = (
      <ProfileScreen
        firstName={stored.firstName}
        email={stored.email}
        profile={profile}
        said={said}
        ordersHref={`/${place.slug}/profile/orders`}
        collected={<CollectedHere loyalty={loyalty} />}
        onHistory={typeof loyalty === 'object' ? () => setOpened('history') : undefined}
        cardsHref={place.modules.includes(PAYMENTS_MODULE) ? `/${place.slug}/profile/cards` : undefined}
        problem={
          problem && problem.kind !== 'faults' ? (
            <Notice icon={warningCircle} title={<FailureWords failure={problem} />} />
          ) : undefined
        }
        onEdit={() => setOpened('edit')}
        onDelete={() => setOpened('delete')}
        onProof={() => void account.askForProof().then((asked) => (asked.ok ? say('proof') : setProblem(asked.error)))}
        onTakeData={() =>
          void account.takeData().then((taken) => {
            setProblem(taken.ok ? undefined : taken.error);
            if (taken.ok) saveData(`${place.slug}-profile.json`, taken.value);
          })
        }
        onSignOut={() => {
          account.signOut();
          say('signed_out');
        }}
      />
    );
  } else if (mailed) {
    page = <MailSentScreen {...mailed} isDelivered={isDelivered} onSignIn={() => setOpened('sign-in')} />;
  } else {
    page = (
      <SignedOutScreen
        said={state.ended ? 'ended' : said}
        onSignIn={() => setOpened('sign-in')}
        onRegister={() => setOpened('register')}
      />
    );
  }

  return (
    <>
      {page}
      {opened === 'sign-in' && (
        <SignInSheet
          onSignIn={async (typed) => {
            const done = await account.signIn(typed);
            if (done.ok) {
              setMailed(undefined);
              say('signed_in');
            }
            return done;
          }}
          onRegister={() => setOpened('register')}
          onForgot={() => setOpened('reset')}
          onMail={() => setOpened('mail')}
          onClose={close}
        />
      )}
      {opened === 'register' && (
        <RegisterSheet
          onRegister={account.register}
          onSignIn={() => setOpened('sign-in')}
          onDone={(email) => mail('register', email)}
          onClose={close}
        />
      )}
      {(opened === 'reset' || opened === 'mail') && (
        <MailSheet
          key={opened}
          kind={opened === 'reset' ? 'reset' : 'sign-in'}
          onAsk={(email) => account.askForMail(opened === 'reset' ? 'reset' : 'sign-in', email)}
          onSignIn={() => setOpened('sign-in')}
          onDone={(email) => mail(opened === 'reset' ? 'reset' : 'sign-in', email)}
          onClose={close}
        />
      )}
      {opened === 'history' && typeof loyalty === 'object' && (
        <HistorySheet history={loyalty.history} language={language} timeZone={place.timeZone} onClose={close} />
      )}
      {state.kind === 'in' && typeof state.profile === 'object' && opened === 'edit' && (
        <EditSheet
          profile={state.profile}
          onEdit={account.edit}
          onDone={(isMoved) => say(isMoved ? 'moving' : 'saved')}
          onClose={close}
        />
      )}
      {state.kind === 'in' && typeof state.profile === 'object' && opened === 'delete' && (
        <DeleteSheet
          hasPassword={state.profile.hasPassword}
          onDelete={account.remove}
          onDone={() => say('deleted')}
          onClose={close}
        />
      )}
    </>
  );
};
