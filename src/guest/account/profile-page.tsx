import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { saveBlob } from '#core/platform/device/save-blob.ts';
import type { AccountFailure } from '#domain/account/profile.ts';
import { RESERVATIONS } from '#domain/booking/booking-terms.ts';
import { PAYMENTS_MODULE } from '#domain/order/checkout/payment-method.ts';
import { useBookingCatalog } from '#guest/booking/use-booking-catalog.ts';
import { useKeptEmail } from '#guest/order/use-kept-checkout.ts';
import { useKnownGuest } from '#guest/order/use-known-guest.ts';
import { useIsSharedDevice } from '#shared/device/use-shared-device.ts';
import { LoadingPart } from '#shared/frame/loading-part.tsx';
import { type LoyaltyHere, useOwnLoyalty } from '#shared/loyalty/use-own-loyalty.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useCheckoutCatalog } from '#shared/order/use-checkout-catalog.ts';
import { useServiceCatalog } from '#shared/service/use-service-catalog.ts';
import { useLanguage } from '#shared/tabl-context.tsx';
import { Toast } from '#ui/layout/toast.tsx';
import { warningCircle } from '#ui/look/icons-later.ts';
import { Notice } from '#ui/words/notice.tsx';
import { FailureText } from './account-text.tsx';
import { AddressesHere } from './addresses/addresses-here.tsx';
import { BenefitsHere } from './benefits/benefits-here.tsx';
import { DeleteSheet } from './delete-sheet.tsx';
import { EditSheet } from './edit-sheet.tsx';
import { HistorySheet } from './history-sheet.tsx';
import { type Mailed, MailSentScreen } from './mail-sent-screen.tsx';
import { MailSheet } from './mail-sheet.tsx';
import { CollectedUnheard, PointsCard } from './points-card.tsx';
import { ProfileScreen, type SaidOfAccount, SharedDeviceScreen, SignedOutScreen } from './profile-screen.tsx';
import { RegisterSheet } from './register-sheet.tsx';
import { SignInSheet } from './sign-in-sheet.tsx';
import { type Registered, useAccount } from './use-account.ts';
import { useAccountCatalog } from './use-account-catalog.ts';
import { useAccountMail } from './use-account-mail.ts';
import { useTakenOrders } from './use-taken-orders.ts';
import { useTyped } from './use-typed.ts';

/** A customer's points and money at the open place; empty when there is no loyalty programme, or until loaded. */
const CollectedHere = ({ loyalty }: { readonly loyalty: LoyaltyHere }) => {
  const { place } = useMenu();
  const { language } = useLanguage();
  if (loyalty === 'unheard') return <CollectedUnheard />;
  if (typeof loyalty !== 'object') return null;
  return <PointsCard loyalty={loyalty} language={language} timeZone={place.timeZone} currency={place.currency} />;
};

/** Saves all data kept about a customer as a file. */
const saveData = (name: string, data: object): void =>
  saveBlob(name, new Blob([JSON.stringify(data, undefined, 2)], { type: 'application/json' }));

type Opened = 'sign-in' | 'register' | 'reset' | 'mail' | 'edit' | 'delete' | 'history' | 'addresses';

/** A customer's profile, or the sign-in options when nobody is signed in. [S2.13, S2.55, S4.21] */
export const ProfilePage = () => {
  const isSaid = useAccountCatalog();
  const isShared = useIsSharedDevice();
  const { place } = useMenu();
  if (!isSaid) return <LoadingPart />;
  return isShared ? <SharedDeviceScreen homeHref={`/${place.slug}`} /> : <OwnProfilePage />;
};

const SEEN_MS = 4_000;

/** A sign-out leads to the menu, which confirms the sign-out. [S8.32] */
export const SignedOutToast = ({ onClose }: { readonly onClose: () => void }) =>
  useAccountCatalog() && (
    <Toast closesAfter={SEEN_MS} onClose={onClose}>
      <span data-testid="signed-out">
        <Trans>You are signed out</Trans>
      </span>
    </Toast>
  );

const OwnProfilePage = () => {
  const account = useAccount();
  const { state } = account;
  const { place, index } = useMenu();
  const isBooked = place.modules.includes(RESERVATIONS) || index.menu.products.some(({ type }) => type === 'booking');
  const isBrought = place.orderTypes.some(({ type }) => type === 'delivery');
  const mail = useAccountMail();
  const takenOver = useTakenOrders(state.kind === 'in') ?? 0;
  const loyalty = useOwnLoyalty(state.kind === 'in', takenOver);
  const { language } = useLanguage();
  const navigate = useNavigate();
  // The list of orders uses these texts; they load with the link to the list, so that the list opens if the network
  // fails.
  useCheckoutCatalog();
  useServiceCatalog();
  useBookingCatalog();
  const [opened, setOpened] = useState<Opened>();
  const { typed, setTyped, setEmail, leaveTo, back } = useTyped(setOpened);
  const [registered, setRegistered] = useState<Exclude<Registered, 'signed_in'>>();
  const { known } = useKnownGuest();
  const keptEmail = useKeptEmail();
  const [mailed, setMailed] = useState<Mailed>();
  const [said, setSaid] = useState<SaidOfAccount>();
  const [problem, setProblem] = useState<AccountFailure>();
  const close = () => setOpened(undefined);
  const say = (word: SaidOfAccount) => {
    setProblem(undefined);
    setSaid(word);
    close();
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
        takenOver={takenOver}
        onSaidClose={() => setSaid(undefined)}
        mail={mail}
        ordersHref={`/${place.slug}/profile/orders`}
        collected={<CollectedHere loyalty={loyalty} />}
        bookingsHref={isBooked ? `/${place.slug}/profile/bookings` : undefined}
        onHistory={typeof loyalty === 'object' ? () => setOpened('history') : undefined}
        onAddresses={isBrought ? () => setOpened('addresses') : undefined}
        cardsHref={place.modules.includes(PAYMENTS_MODULE) ? `/${place.slug}/profile/cards` : undefined}
        problem={
          problem && problem.kind !== 'faults' ? (
            <Notice icon={warningCircle} title={<FailureText failure={problem} />} />
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
          setProblem(undefined);
          setSaid(undefined);
          void navigate({ to: '/$place', params: { place: place.slug }, replace: true, state: { isSignOut: true } });
        }}
      />
    );
  } else if (mailed) {
    page = (
      <MailSentScreen
        mail={mail}
        mailed={mailed}
        onAgain={() => account.askForMail(mailed.kind, mailed.email)}
        onSignIn={() => setOpened('sign-in')}
      />
    );
  } else {
    page = (
      <SignedOutScreen
        said={state.ended ?? said}
        mail={mail}
        benefits={<BenefitsHere />}
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
          typed={typed}
          registered={registered}
          onSignIn={async (credentials) => {
            const done = await account.signIn(credentials);
            if (done.ok) {
              setTyped(undefined);
              setRegistered(undefined);
              setMailed(undefined);
              say('signed_in');
            }
            return done;
          }}
          onRegister={leaveTo('register')}
          onForgot={mail === 'none' ? undefined : leaveTo('reset')}
          onMail={mail === 'none' ? undefined : leaveTo('mail')}
          onClose={close}
        />
      )}
      {opened === 'register' && (
        <RegisterSheet
          placePhone={place.phone}
          onRegister={account.register}
          onSignIn={back}
          guest={known}
          typedEmail={typed?.email || keptEmail}
          onDone={(credentials, how) => {
            if (how === 'signed_in') return say('registered');
            setTyped(credentials);
            setRegistered(how);
            setOpened('sign-in');
          }}
          onClose={close}
        />
      )}
      {(opened === 'reset' || opened === 'mail') && (
        <MailSheet
          key={opened}
          kind={opened === 'reset' ? 'reset' : 'sign-in'}
          onAsk={(email) => account.askForMail(opened === 'reset' ? 'reset' : 'sign-in', email)}
          typedEmail={typed?.email}
          onSignIn={back}
          onDone={(email) => {
            setEmail(email);
            close();
            setMailed({ kind: opened === 'reset' ? 'reset' : 'sign-in', email });
          }}
          onClose={close}
        />
      )}
      {opened === 'history' && typeof loyalty === 'object' && (
        <HistorySheet history={loyalty.history} language={language} timeZone={place.timeZone} onClose={close} />
      )}
      {opened === 'addresses' && <AddressesHere onClose={close} />}
      {state.kind === 'in' && typeof state.profile === 'object' && opened === 'edit' && (
        <EditSheet
          placePhone={place.phone}
          profile={state.profile}
          canMove={mail !== 'none'}
          onEdit={account.edit}
          onDone={say}
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
