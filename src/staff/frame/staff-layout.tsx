import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { Role } from '#domain/account/user.ts';
import type { Language } from '#domain/language/language.ts';
import { groupBy } from '#domain/owner/day-figures.ts';
import { RoleText } from '#staff/people/role-text.tsx';
import { Button } from '#ui/form/button.tsx';
import { Link } from '#ui/layout/link.tsx';
import { Sheet } from '#ui/layout/sheet.tsx';
import { classNames } from '#ui/look/class-names.ts';
import { Icon } from '#ui/look/icon.tsx';
import { caretRight, dots } from '#ui/look/icons.ts';
import { Rosette } from '#ui/look/rosette.tsx';
import { arrowsLeftRight } from '#ui/look/staff-icons.ts';
import manage from './manage.module.css';
import styles from './staff-layout.module.css';
import main from './staff-main.module.css';

/** Up to this number of pages, a list is read at a glance without headings. */
const SHORT_LIST = 6;

/** Height in px that the fade at the end of the list covers, and a little more. */
const FADE = 32;

/** Scrolls the list of pages, never the page, until the open one stands clear of the fade. */
function useOpenPageInSight(current: string | undefined): RefObject<HTMLElement | null> {
  const list = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another open page.
  useEffect(() => {
    const open = list.current?.querySelector('[aria-current]');
    if (!list.current || !open) return;
    const hidden = open.getBoundingClientRect().bottom + FADE - list.current.getBoundingClientRect().bottom;
    if (hidden > 0) list.current.scrollTop += hidden;
  }, [current]);
  return list;
}

interface SignOutSheetProps {
  readonly name: string;
  /** Offline the server does not learn of the sign-out, and no PIN can sign the person in again. */
  readonly isOnline: boolean;
  /** `mayReturn`: the person may return by PIN. */
  readonly onSignOut: (mayReturn: boolean) => void;
  readonly onClose: () => void;
}

/** Asks before a person leaves their own device, and whether they will return. */
const SignOutSheet = ({ name, isOnline, onSignOut, onClose }: SignOutSheetProps) => (
  <Sheet
    open
    onClose={onClose}
    title={<Trans>Sign out?</Trans>}
    subtitle={<bdi>{name}</bdi>}
    foot={
      <div className={manage.form}>
        <Button wide className={classNames(manage.danger)} onClick={() => onSignOut(isOnline)}>
          <Trans comment="button: yes, sign out">Sign out of this device</Trans>
        </Button>
        {isOnline && (
          <Button wide onClick={() => onSignOut(false)} data-testid="sign-out-for-good">
            <Trans comment="button: sign out, and keep nothing to come back by">Sign out and forget me here</Trans>
          </Button>
        )}
        <Button look="ink" wide onClick={onClose}>
          <Trans comment="button: do not sign out">Stay signed in</Trans>
        </Button>
      </div>
    }
  >
    <p>
      {isOnline ? (
        <Trans>
          Calls no longer ring here. If you have a PIN, you come back by it within 30 days. Without a PIN, or once you
          are forgotten here, you need a new link: a manager makes one under “People”.
        </Trans>
      ) : (
        <Trans>
          Calls no longer ring here. Without the network your PIN cannot bring you back: you need a new link. A manager
          makes one under “People”.
        </Trans>
      )}
    </p>
  </Sheet>
);

export interface StaffPageLink {
  readonly href: string;
  readonly icon: string;
  readonly name: string;
  readonly isCurrent: boolean;
  /** Name of its group in the list. */
  readonly group: string;
  /** Shown in a phone's tab bar; other pages are behind "More". */
  readonly isTab: boolean;
}

export interface StaffLayoutProps {
  readonly placeName: string;
  readonly placeLanguage: Language;
  /** Opens the list of the person's places; `undefined` when there is no other one. */
  readonly onPlaces: (() => void) | undefined;
  readonly pages: readonly StaffPageLink[];
  /** Name of the signed-in person; a station has no role. */
  readonly name: string;
  readonly role: Role | undefined;
  /** Where the person sets their own PIN among the people; `undefined`: the person does not lead the place. */
  readonly pinHref: string | undefined;
  /** Opens the sheet of the own PIN, without `pinHref`; `undefined`: a kitchen's screen has none. */
  readonly onOwnPin?: (() => void) | undefined;
  /** On a shared device one press switches to another person. */
  readonly isShared: boolean;
  readonly isOnline: boolean;
  readonly onSignOut: (mayReturn: boolean) => void;
  readonly connection: ReactNode;
  /** The language choice. */
  readonly language: ReactNode;
  readonly children: ReactNode;
}

/** Frame of the staff pages: navigation beside or below them, and the signed-in person. */
export const StaffLayout = (props: StaffLayoutProps) => {
  const { placeName, placeLanguage, onPlaces, pages, isShared, connection, children } = props;
  const { t } = useLingui();
  const [open, setOpen] = useState<'signOut' | { readonly moreAt: string | undefined }>();
  const close = () => setOpen(undefined);
  const current = pages.find(({ isCurrent }) => isCurrent)?.href;
  // The sheet closes when another page opens, not on the press, because its own history step would cancel that navigation.
  const isMore = typeof open === 'object' && open.moreAt === current;
  const list = useOpenPageInSight(current);
  const isOnPeople = current !== undefined && props.pinHref?.startsWith(`${current}?`);
  const isBehind = pages.some(({ isCurrent, isTab }) => isCurrent && !isTab);
  const onSignOut = () => (isShared ? props.onSignOut(false) : setOpen('signOut'));
  return (
    <div className={styles.layout} data-shared={isShared || undefined} data-testid="staff-frame">
      <div className={styles.rail}>
        <header className={styles.head}>
          <PlaceHead name={placeName} language={placeLanguage} onPlaces={onPlaces} />
          {connection}
        </header>
        <nav ref={list} className={styles.pages} aria-label={t`Pages for staff`}>
          <PageGroups pages={pages} />
          <ul className={styles.toMore}>
            <li>
              <button
                type="button"
                className={styles.page}
                data-current={isBehind || undefined}
                aria-haspopup="dialog"
                onClick={() => setOpen({ moreAt: current })}
                data-testid="more-pages"
              >
                <Icon path={dots} />
                <span>
                  <Trans context="the last of a phone’s tabs: the other pages">More</Trans>
                </span>
              </button>
            </li>
          </ul>
        </nav>
        <section className={styles.who} aria-label={t`Signed in`}>
          <Who {...props} onSignOut={onSignOut} />
        </section>
      </div>
      <main className={classNames(styles.main, main.main)} id="staff">
        {children}
      </main>
      {isMore && (
        <Sheet open onClose={close} title={<Trans context="the last of a phone’s tabs: the other pages">More</Trans>}>
          <nav className={styles.more} aria-label={t`More pages`}>
            <PageGroups pages={pages.filter(({ isTab }) => !isTab)} onPress={close} />
          </nav>
          <section className={styles.whoMore} aria-label={t`Signed in`}>
            <PlaceHead
              name={placeName}
              language={placeLanguage}
              onPlaces={
                onPlaces &&
                (() => {
                  close();
                  onPlaces();
                })
              }
            />
            <Who
              {...props}
              onSignOut={onSignOut}
              onPin={isOnPeople ? close : undefined}
              onOwnPin={
                props.onOwnPin &&
                (() => {
                  close();
                  props.onOwnPin?.();
                })
              }
            />
          </section>
        </Sheet>
      )}
      {open === 'signOut' && (
        <SignOutSheet name={props.name} isOnline={props.isOnline} onSignOut={props.onSignOut} onClose={close} />
      )}
    </div>
  );
};

/** The pages under the headings of their groups; a short list has no headings. `onPress`: on the open page's link. */
const PageGroups = ({
  pages,
  onPress,
}: {
  readonly pages: readonly StaffPageLink[];
  readonly onPress?: (() => void) | undefined;
}) => {
  const id = useId();
  const isShort = pages.length <= SHORT_LIST;
  return [...groupBy(pages, ({ group }) => (isShort ? '' : group))].map(([group, those], index) => {
    const heading = group === '' ? undefined : `${id}-${index}`;
    return (
      <div key={group} className={styles.group}>
        {heading !== undefined && (
          <p className={styles.heading} id={heading}>
            {group}
          </p>
        )}
        <ul aria-labelledby={heading}>
          {those.map((page) => (
            <li key={page.href} data-tab={page.isTab}>
              <PageLink {...page} onPress={page.isCurrent ? onPress : undefined} />
            </li>
          ))}
        </ul>
      </div>
    );
  });
};

const PageLink = ({
  href,
  icon,
  name,
  isCurrent,
  onPress,
}: StaffPageLink & { readonly onPress?: (() => void) | undefined }) => (
  <Link href={href} className={styles.page} aria-current={isCurrent ? 'page' : undefined} onClick={onPress}>
    <Icon path={icon} />
    <span>{name}</span>
  </Link>
);

/** The signed-in person with language, PIN link and sign-out. */
const Who = ({
  name,
  role,
  isShared,
  pinHref,
  onSignOut,
  onPin,
  onOwnPin,
  language,
}: Pick<StaffLayoutProps, 'name' | 'role' | 'pinHref' | 'onOwnPin' | 'isShared' | 'language'> & {
  readonly onSignOut: () => void;
  readonly onPin?: (() => void) | undefined;
}) => (
  <>
    <p>
      <strong className={styles.name}>
        <bdi>{name}</bdi>
      </strong>
      <span className={styles.role}>{role ? <RoleText role={role} /> : <Trans>kitchen’s screen</Trans>}</span>
      {pinHref !== undefined && (
        <Link href={pinHref} className={styles.pin} onClick={onPin} data-testid="own-pin">
          <Trans>Your PIN</Trans>
          <Icon path={caretRight} size="1.25rem" />
        </Link>
      )}
      {pinHref === undefined && onOwnPin && (
        <button type="button" className={styles.pin} onClick={onOwnPin} data-testid="own-pin">
          <Trans>Your PIN</Trans>
          <Icon path={caretRight} size="1.25rem" />
        </button>
      )}
    </p>
    <div className={styles.own}>
      {language}
      {role && (
        <Button small onClick={onSignOut}>
          {isShared ? <Trans>Switch</Trans> : <Trans>Sign out</Trans>}
        </Button>
      )}
    </div>
  </>
);

interface PlaceHeadProps {
  readonly name: string;
  readonly language: Language;
  readonly onPlaces: (() => void) | undefined;
}

/** The open place's name; a button when there are other places. */
const PlaceHead = ({ name, language, onPlaces }: PlaceHeadProps) => {
  const { t } = useLingui();
  const inside = (
    <>
      <span className={styles.mark}>
        <Rosette name={name} radius={6} />
      </span>
      <span lang={language}>{name}</span>
    </>
  );
  if (!onPlaces) return <p className={styles.place}>{inside}</p>;
  return (
    <button type="button" className={styles.switch} onClick={onPlaces} aria-label={t`${name}: switch places`}>
      {inside}
      <Icon path={arrowsLeftRight} size="1.25rem" />
    </button>
  );
};
