import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { AccountMail } from '#contract/order/order-mail.ts';
import type { OwnProfile } from '#domain/account/profile.ts';
import { Button } from '#ui/form/button.tsx';
import { Link } from '#ui/layout/link.tsx';
import { Skeleton } from '#ui/layout/skeleton.tsx';
import { Toast } from '#ui/layout/toast.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { calendar, wifiSlash } from '#ui/look/icons.ts';
import {
  caretRightBold,
  check,
  download,
  envelope,
  fileText,
  mapPin,
  pencil,
  receipt,
  signOut,
  trash,
} from '#ui/look/icons-later.ts';
import { creditCard } from '#ui/look/service-icons.ts';
import { Notice } from '#ui/words/notice.tsx';
import { WordsPage } from '#ui/words/words-page.tsx';
import styles from './account.module.css';
import { FolderText } from './mail-sent-screen.tsx';
import { TakenNotice } from './taken-notice.tsx';

/**
 * Last action or event: `registered`: signed in with a new profile · `signed_in` · `ended`: by the server · `saved` · `password`: changed · `moving`: a new email address waits for its link ·
 * `proof`: the link was sent again · `deleted`
 */
export type SaidOfAccount =
  | 'registered'
  | 'signed_in'
  | 'ended'
  | 'saved'
  | 'password'
  | 'moving'
  | 'proof'
  | 'deleted';

const SEEN_MS = 4_000;

/** Confirms a change that was made far below the top of the page. [S8.32] */
const SavedToast = ({
  said,
  onClose,
}: Pick<ProfileScreenProps, 'said'> & { readonly onClose?: (() => void) | undefined }) =>
  (said === 'saved' || said === 'password') && (
    <div className={styles.toast}>
      <Toast closesAfter={SEEN_MS} onClose={onClose}>
        {said === 'saved' ? <Trans>Your profile is updated</Trans> : <Trans>Your password is changed</Trans>}
      </Toast>
    </div>
  );

/** The last action or event, except one that a toast confirms. [S8.32] */
export const SaidNotice = ({
  said,
  mail,
}: {
  readonly said: SaidOfAccount | undefined;
  readonly mail: AccountMail;
}) => {
  switch (said) {
    case undefined:
      return null;
    case 'registered':
      return <Notice icon={check} title={<Trans>Your profile is ready, and you are signed in</Trans>} />;
    case 'signed_in':
      return <Notice icon={check} title={<Trans>You are signed in</Trans>} />;
    case 'ended':
      return <Notice icon={signOut} title={<Trans>You were signed out. Sign in again.</Trans>} />;
    case 'saved':
    case 'password':
      return null;
    case 'moving':
      return (
        <Notice icon={envelope} title={<Trans>Your profile is updated</Trans>}>
          {mail === 'sent' ? (
            <Trans>Look into your mail: the link there makes the new address yours.</Trans>
          ) : (
            <FolderText />
          )}
        </Notice>
      );
    case 'proof':
      return mail === 'sent' ? (
        <Notice icon={envelope} title={<Trans>The link is on its way to your mail</Trans>} />
      ) : (
        <Notice icon={envelope} title={<FolderText />} />
      );
    case 'deleted':
      return <Notice icon={check} title={<Trans>Your profile is deleted</Trans>} />;
  }
};

/** Page of a guest who is not signed in: benefits of a profile, and links to sign in and register. [S2.13] */
export const SignedOutScreen = ({
  said,
  mail,
  benefits,
  onSignIn,
  onRegister,
}: {
  /** Benefits of an account. */
  readonly benefits?: ReactNode;
  readonly said: SaidOfAccount | undefined;
  readonly mail: AccountMail;
  readonly onSignIn: () => void;
  readonly onRegister: () => void;
}) => {
  const { t } = useLingui();
  return (
    <WordsPage testId="profile-out" title={t`Profile`} lead={<Trans>To order you need no profile.</Trans>}>
      <SaidNotice said={said} mail={mail} />
      {benefits}
      <div className={styles.buttons}>
        <Button look="primary" wide data-testid="open-sign-in" onClick={onSignIn}>
          <Trans>Sign in</Trans>
        </Button>
        <Button wide onClick={onRegister}>
          <Trans>I am new here</Trans>
        </Button>
      </div>
    </WordsPage>
  );
};

/** A shared device has many guests, so it offers no sign-in. */
export const SharedDeviceScreen = ({ homeHref }: { readonly homeHref: string }) => {
  const { t } = useLingui();
  return (
    <WordsPage
      testId="profile-shared"
      title={t`Profile`}
      lead={<Trans>This device belongs to the venue. Open your profile on your own phone.</Trans>}
    >
      <p>
        <Link href={homeHref}>
          <Trans>To the menu</Trans>
        </Link>
      </p>
    </WordsPage>
  );
};

const Row = ({
  icon,
  href,
  onPress,
  children,
}: {
  readonly icon: string;
  readonly href?: string;
  readonly onPress?: () => void;
  readonly children: ReactNode;
}) => {
  const face = (
    <>
      <Icon path={icon} />
      <span className={styles.words}>{children}</span>
      <Icon path={caretRightBold} size="1rem" />
    </>
  );
  return (
    <li className={styles.row}>
      {href === undefined ? (
        <button type="button" className={styles.item} onClick={onPress}>
          {face}
        </button>
      ) : (
        <Link href={href} className={styles.item}>
          {face}
        </Link>
      )}
    </li>
  );
};

export interface ProfileScreenProps {
  /** First name as known to the device; empty: not known yet. */
  readonly firstName: string;
  readonly email: string;
  /** `undefined`: loading; `unheard`: cannot be loaded now. */
  readonly profile: OwnProfile | 'unheard' | undefined;
  readonly said: SaidOfAccount | undefined;
  /** Number of orders that this phone had sent without an account and that are in the account now. */
  readonly takenOver?: number;
  /** Called when a toast has been shown long enough. */
  readonly onSaidClose?: () => void;
  readonly mail: AccountMail;
  readonly ordersHref: string;
  /** Points and money collected here; empty when there is no loyalty programme. */
  readonly collected?: ReactNode;
  /** `undefined`: no history. */
  readonly onHistory?: (() => void) | undefined;
  /** Link to the customer's bookings; `undefined` when the place takes no bookings. */
  readonly bookingsHref?: string | undefined;
  /** Link to the saved cards; `undefined` when the place takes no online payment. */
  readonly cardsHref?: string | undefined;
  /** `undefined` when the place does not deliver. */
  readonly onAddresses?: (() => void) | undefined;
  readonly onEdit: () => void;
  readonly onProof: () => void;
  readonly onTakeData: () => void;
  readonly onDelete: () => void;
  readonly onSignOut: () => void;
  /** Error message of the last action. */
  readonly problem: ReactNode;
}

/** A customer's own page. [S2.13] */
export const ProfileScreen = (props: ProfileScreenProps) => {
  const { t } = useLingui();
  const { firstName, email, profile, said, takenOver = 0, problem, mail } = props;
  const isHere = typeof profile === 'object';
  const newEmail = isHere ? profile.newEmail : undefined;
  return (
    <WordsPage
      testId="profile"
      title={firstName || t`Profile`}
      lead={email ? <span className={styles.mail}>{email}</span> : <Skeleton />}
    >
      <SaidNotice said={said} mail={mail} />
      {takenOver > 0 && (said === 'registered' || said === 'signed_in') && <TakenNotice count={takenOver} />}
      {problem}
      {profile === 'unheard' && (
        <Notice icon={wifiSlash} title={<Trans>Your profile cannot be loaded now</Trans>}>
          <Trans>It is tried again by itself as soon as there is internet.</Trans>
        </Notice>
      )}
      {newEmail !== undefined && said !== 'moving' && mail !== 'none' && (
        <Notice icon={envelope} title={<Trans>{newEmail} waits for its link to be opened</Trans>}>
          <Trans>Until then this address stays yours.</Trans>
        </Notice>
      )}
      {isHere && !profile.isVerified && said !== 'proof' && mail !== 'none' && (
        <Notice
          icon={envelope}
          title={<Trans>Confirm your email</Trans>}
          action={
            <Button small onClick={props.onProof}>
              <Trans>Send the link again</Trans>
            </Button>
          }
        >
          {mail === 'sent' ? <Trans>Open the link that we have sent to {email}.</Trans> : <FolderText />}
        </Notice>
      )}
      {props.collected}
      <ul className={styles.rows}>
        <Row icon={receipt} href={props.ordersHref}>
          <Trans>My orders</Trans>
        </Row>
        {props.bookingsHref !== undefined && (
          <Row icon={calendar} href={props.bookingsHref}>
            <Trans>My bookings</Trans>
          </Row>
        )}
        {props.onHistory && (
          <Row icon={fileText} onPress={props.onHistory}>
            <Trans>What you collected and spent</Trans>
          </Row>
        )}
        {props.onAddresses && (
          <Row icon={mapPin} onPress={props.onAddresses}>
            <Trans>My addresses</Trans>
          </Row>
        )}
        {props.cardsHref !== undefined && (
          <Row icon={creditCard} href={props.cardsHref}>
            <Trans>Saved cards</Trans>
          </Row>
        )}
        {isHere && (
          <>
            <Row icon={pencil} onPress={props.onEdit}>
              <Trans>Your details</Trans>
            </Row>
            <Row icon={download} onPress={props.onTakeData}>
              <Trans>Take my data along (a file)</Trans>
            </Row>
            <Row icon={trash} onPress={props.onDelete}>
              <Trans>Delete the profile</Trans>
            </Row>
          </>
        )}
        <Row icon={signOut} onPress={props.onSignOut}>
          <Trans>Sign out</Trans>
        </Row>
      </ul>
      <SavedToast said={said} onClose={props.onSaidClose} />
    </WordsPage>
  );
};
