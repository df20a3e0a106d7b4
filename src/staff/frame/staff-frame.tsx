import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { isSharedDeviceKind } from '#domain/device/shared-device.ts';
import { placeTexts } from '#domain/place/place.ts';
import { loadStaffCatalog } from '#locales/staff-catalog.ts';
import { useDeviceKind, usePrefersDark } from '#shared/device/use-device.ts';
import { ConnectionText } from '#shared/frame/connection-text.tsx';
import { LoadingPart } from '#shared/frame/loading-part.tsx';
import { LanguageTool } from '#shared/language/language-tool.tsx';
import { useStationLanguage } from '#shared/language/use-station-language.ts';
import { PressAgain, TakeOver } from '#shared/lazy/lazy-early.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useMoneyTerms } from '#shared/pricing/use-money-view.ts';
import { useIsOnline, useLanguage } from '#shared/tabl-context.tsx';
import { useDeviceReturn } from '#staff/devices/use-device-return.ts';
import { OWN_PERSON } from '#staff/people/own-person.ts';
import { OwnPinSheet } from '#staff/people/own-pin-sheet.tsx';
import { OwnPlacesList } from '#staff/sign-in/own-places.tsx';
import { LinkPage, SignInPage } from '#staff/sign-in/sign-in-page.tsx';
import { useAskedSignIn } from '#staff/sign-in/use-asked-sign-in.ts';
import { useIdleLock } from '#staff/sign-in/use-idle-lock.ts';
import { useFreshPlaces, useOwnPlaces } from '#staff/sign-in/use-own-places.ts';
import { usePushUpkeep } from '#staff/sign-in/use-push.ts';
import { useStaffCheck } from '#staff/sign-in/use-staff-check.ts';
import { useStaffSignIn } from '#staff/sign-in/use-staff-sign-in.ts';
import { schemeOf, ThemeRoot } from '#ui/look/theme.tsx';
import { AnnouncerProvider } from '#ui/words/announcer.tsx';
import { MoneyProvider } from '#ui/words/money.tsx';
import { PageHead, usePageTitle } from '#ui/words/page-head.tsx';
import { ReaderWordsProvider } from './reader-text.tsx';
import { StaffProvider, type StaffState, useStaffHere } from './staff-context.tsx';
import { StaffLayout } from './staff-layout.tsx';
import { StaffNotices } from './staff-notices.tsx';
import { GROUP_NAMES, loadPages, pagesFor, tabsOf } from './staff-pages.tsx';
import { useStaffCatalog } from './use-staff-catalog.ts';

/** Frame of a place's staff pages: colours, money format, signed-in person. `path`: below /{place}/staff/. */
export const StaffFrame = ({ path }: { readonly path: string }) => {
  const { place, settings } = useMenu();
  const { language } = useLanguage();
  const device = useDeviceKind(false);
  const scheme = schemeOf(settings.darkerTheme, usePrefersDark());
  const money = useMoneyTerms(language);
  const hasCatalog = useStaffCatalog();
  const isTranslated = place.languages.includes(language) && language !== place.defaultLanguage;
  // The staff pages are a separate installable app beside the guests'.
  const manifest = `/${place.slug}/staff/manifest.webmanifest${isTranslated ? `?lang=${language}` : ''}`;
  const theme = useMemo(
    () => ({ scheme, theme: settings.designTheme, subtheme: settings.designSubtheme, device, accent: place.accent }),
    [scheme, settings, device, place.accent],
  );
  return (
    <ThemeRoot theme={theme} language={language}>
      <MoneyProvider view={money}>
        <AnnouncerProvider>
          <PageHead site={placeTexts(place, language).name.text} manifest={manifest} page={path}>
            {hasCatalog ? (
              <StaffProvider>
                <ReaderWordsProvider>
                  <Inside path={path} />
                </ReaderWordsProvider>
              </StaffProvider>
            ) : (
              <LoadingPart />
            )}
            <TakeOver part={PressAgain} />
          </PageHead>
        </AnnouncerProvider>
      </MoneyProvider>
    </ThemeRoot>
  );
};

const Inside = ({ path }: { readonly path: string }) => {
  const { isKnown, staff, device } = useStaffHere();
  const asked = useAskedSignIn();
  const { signOut } = useStaffSignIn();
  useDeviceReturn(device !== undefined && isSharedDeviceKind(device.kind), signOut);
  if (!isKnown) return <LoadingPart />;
  // A link signs in its holder and replaces the former person.
  if (asked.link !== undefined) return <LinkPage link={asked.link} onDone={asked.forget} />;
  if (!staff || asked.code !== undefined) return <SignInPage code={asked.code} onEnrolled={asked.forget} />;
  return <Open path={path} staff={staff} />;
};

const Open = ({ path, staff }: { readonly path: string; readonly staff: StaffState }) => {
  const { place } = useMenu();
  const navigate = useNavigate();
  const pages = pagesFor(staff, place);
  const page = pages.find((one) => one.path === path) ?? pages[0];
  const home = `/${place.slug}/staff`;
  const { device, isUnproven, mayReturn } = useStaffHere();
  const { signOut } = useStaffSignIn();
  useIdleLock(device?.kind === 'shared', mayReturn, signOut);
  // A person who returned by tile only must enter the PIN as soon as it can be verified.
  const onAnswer = useCallback(() => {
    if (isUnproven) void signOut();
  }, [isUnproven, signOut]);
  useStaffCheck(place.id, staff.identity, onAnswer);
  useStationLanguage(staff.identity.kind === 'station' ? staff.identity.deviceId : undefined, loadStaffCatalog);
  const isElsewhere = page !== undefined && page.path !== path;
  // A forbidden or unknown page redirects to the person's first page.
  useEffect(() => {
    if (isElsewhere) void navigate({ href: `${home}/${page.path}`, replace: true });
  }, [isElsewhere, home, page?.path, navigate]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for whoever is signed in.
  useEffect(() => void loadPages(pages), [staff.identity]);
  if (page?.isWhole && staff.identity.kind === 'station') {
    return (
      <main id="staff">
        <PageTitle key={`title ${path}`} name={page.name} />
        <page.Page />
      </main>
    );
  }
  return (
    <Framed home={home} current={page?.path} staff={staff}>
      {page && <PageTitle key={`title ${path}`} name={page.name} />}
      {page && <page.Page key={page.path} />}
    </Framed>
  );
};

/** Titles the window after the open page; before the page, whose own parts may title it more exactly. */
const PageTitle = ({ name }: { readonly name: MessageDescriptor }) => {
  const { i18n } = useLingui();
  usePageTitle(i18n._(name));
  return null;
};

interface FramedProps {
  readonly home: string;
  readonly current: string | undefined;
  readonly staff: StaffState;
  readonly children: ReactNode;
}

const Framed = ({ home, current, staff, children }: FramedProps) => {
  const { i18n } = useLingui();
  const { place } = useMenu();
  const { language } = useLanguage();
  const isOnline = useIsOnline();
  const { device } = useStaffHere();
  const { signOut } = useStaffSignIn();
  const name = placeTexts(place, language).name;
  useFreshPlaces();
  usePushUpkeep();
  const places = useOwnPlaces()?.places ?? [];
  const pages = pagesFor(staff, place);
  const tabs = tabsOf(pages);
  const [isSwitching, setSwitching] = useState(false);
  const [isPinning, setPinning] = useState(false);
  return (
    <StaffLayout
      placeName={name.text}
      placeLanguage={name.language}
      onPlaces={!device && places.length > 1 ? () => setSwitching(true) : undefined}
      pages={pages.map((page) => ({
        href: `${home}/${page.path}`,
        icon: page.icon,
        name: i18n._(page.name),
        group: i18n._(GROUP_NAMES[page.group]),
        isCurrent: page.path === current,
        isTab: tabs.has(page),
      }))}
      name={staff.identity.name}
      role={staff.identity.kind === 'person' ? staff.identity.role : undefined}
      pinHref={pages.some(({ path }) => path === 'people') ? `${home}/people?${OWN_PERSON}` : undefined}
      onOwnPin={staff.identity.kind === 'person' ? () => setPinning(true) : undefined}
      isShared={device?.kind === 'shared'}
      isOnline={isOnline}
      onSignOut={(mayReturn) => void signOut(mayReturn)}
      connection={<ConnectionText online={isOnline} />}
      language={<LanguageTool device="phone" load={loadStaffCatalog} />}
    >
      {staff.may('WAITER') ? (
        <StaffNotices page={current} pages={pages}>
          {children}
        </StaffNotices>
      ) : (
        children
      )}
      {isPinning && <OwnPinSheet name={staff.identity.name} onClose={() => setPinning(false)} />}
      {isSwitching && <OwnPlacesList places={places} onClose={() => setSwitching(false)} />}
    </StaffLayout>
  );
};
