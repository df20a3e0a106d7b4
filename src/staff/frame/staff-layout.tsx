import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentType, type ReactNode, useEffect, useRef } from 'react';
import type { Role } from '#domain/account/user.ts';
import type { Language } from '#domain/language/language.ts';
import { RoleWords } from '#staff/people/role-words.tsx';
import { Button } from '#ui/form/button.tsx';
import { Link } from '#ui/layout/link.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { Rosette } from '#ui/look/rosette.tsx';
import { arrowsLeftRight } from '#ui/look/staff-icons.ts';
import styles from './staff-layout.module.css';

export interface StaffPageLink {
  readonly href: string;
  readonly icon: string;
  readonly Name: ComponentType;
  readonly isCurrent: boolean;
}

export interface StaffLayoutProps {
  readonly placeName: string;
  readonly placeLanguage: Language;
  /** Opens the list of the person's places; undefined: there is no other one. */
  readonly onPlaces: (() => void) | undefined;
  readonly pages: readonly StaffPageLink[];
  /** Who is signed in; a station has no role. */
  readonly name: string;
  readonly role: Role | undefined;
  /** On a device that several people use: somebody else is one press away. */
  readonly isShared: boolean;
  readonly onSignOut: () => void;
  readonly connection: ReactNode;
  /** The choice of another language. */
  readonly language: ReactNode;
  readonly children: ReactNode;
}

/** The frame of the staff's pages: the pages beside or under them, and who is signed in. */
export const StaffLayout = (props: StaffLayoutProps) => {
  const { placeName, placeLanguage, onPlaces, pages, name, role, isShared, onSignOut, connection, children } = props;
  const { t } = useLingui();
  const list = useRef<HTMLUListElement>(null);
  const current = pages.find(({ isCurrent }) => isCurrent)?.href;
  // On a phone not all pages are in sight at once: the open one is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another page is opened.
  useEffect(() => {
    const open = list.current?.querySelector('[aria-current]');
    open?.scrollIntoView?.({ inline: 'center', block: 'nearest', behavior: 'instant' });
  }, [current]);
  return (
    <div className={styles.layout} data-testid="staff-frame">
      <div className={styles.rail}>
        <header className={styles.head}>
          <PlaceHead name={placeName} language={placeLanguage} onPlaces={onPlaces} />
          {connection}
        </header>
        <nav className={styles.pages} aria-label={t`Pages for staff`}>
          <ul ref={list}>
            {pages.map(({ href, icon, Name, isCurrent }) => (
              <li key={href}>
                <Link href={href} className={styles.page} aria-current={isCurrent ? 'page' : undefined}>
                  <Icon path={icon} />
                  <span>
                    <Name />
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
        <section className={styles.who} aria-label={t`Signed in`}>
          <p>
            <strong className={styles.name}>{name}</strong>
            <span className={styles.role}>{role ? <RoleWords role={role} /> : <Trans>kitchen’s screen</Trans>}</span>
          </p>
          <div className={styles.own}>
            {props.language}
            {role && (
              <Button small onClick={onSignOut}>
                {isShared ? <Trans>Switch</Trans> : <Trans>Sign out</Trans>}
              </Button>
            )}
          </div>
        </section>
      </div>
      <main className={styles.main} id="staff">
        {children}
      </main>
    </div>
  );
};

interface PlaceHeadProps {
  readonly name: string;
  readonly language: Language;
  readonly onPlaces: (() => void) | undefined;
}

/** The open place's name; a button where there are others to switch to. */
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
