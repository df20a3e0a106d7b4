import { CatchBoundary, useRouterState } from '@tanstack/react-router';
import { useEffect, useMemo, useState } from 'react';
import { LANGUAGES, type Language } from '#domain/language/language.ts';
import { placeTexts } from '#domain/place/place.ts';
import { PrintedMenu } from '#guest/whole-menu/printed-menu.tsx';
import { useKioskCatalog } from '#kiosk/use-kiosk-catalog.ts';
import { MenuProvider, useMenu } from '#shared/menu/menu-context.tsx';
import { wholeMenu } from '#shared/menu/whole-menu-sections.ts';
import { useCardViews } from '#shared/menu/whole-menu-views.ts';
import { useMoneyTerms } from '#shared/pricing/use-money-view.ts';
import { useLanguage, useTabl } from '#shared/tabl-context.tsx';
import { MoneyProvider } from '#ui/words/money.tsx';
import { RestingScreen } from './resting-screen.tsx';

const READ_ONLY = { orderType: undefined, hidesAdd: true } as const;
const NOBODY = { orderType: undefined, hasUser: false, roomNumber: undefined } as const;
const nothing = () => null;

/** Read-only menu of the place, without cart, session and service, because one of them may have crashed. */
const PlainMenu = () => {
  const snapshot = useMenu();
  const { index, settings, place, part, language } = snapshot;
  const money = useMoneyTerms(language);
  const viewOf = useCardViews(snapshot, READ_ONLY);
  const sections = useMemo(() => wholeMenu({ index, settings, place, part }, NOBODY), [index, settings, place, part]);
  const { name } = placeTexts(place, language);
  return (
    <MoneyProvider view={money}>
      <PrintedMenu title={<span lang={name.language}>{name.text}</span>} sections={sections} viewOf={viewOf} />
    </MoneyProvider>
  );
};

/** Opens a place's menu; returns its languages once loaded. */
function useOpenMenu(slug: string): readonly Language[] | undefined {
  const { menus } = useTabl();
  const [languages, setLanguages] = useState<readonly Language[]>();
  useEffect(() => {
    let isHere = true;
    void menus.open(slug).then((opened) => {
      if (isHere && typeof opened !== 'string') setLanguages(opened.place.languages);
    });
    return () => {
      isHere = false;
    };
  }, [menus, slug]);
  return languages;
}

/** Page of a venue's device that pauses after crashes. If the menu crashes too, only the text remains. */
export const RestingPage = ({ onTryAgain }: { readonly onTryAgain: () => void }) => {
  const slug = useRouterState({ select: ({ location }) => location.pathname.split('/')[1] ?? '' });
  const { language, choose } = useLanguage();
  const hasCatalog = useKioskCatalog();
  const offered = useOpenMenu(slug);
  if (!hasCatalog) return null;
  return (
    <RestingScreen
      languages={offered ?? LANGUAGES}
      language={language}
      onLanguage={(next) => void choose(next)}
      onTryAgain={onTryAgain}
    >
      {offered && (
        <CatchBoundary getResetKey={() => slug} errorComponent={nothing}>
          <MenuProvider slug={slug}>
            <PlainMenu />
          </MenuProvider>
        </CatchBoundary>
      )}
    </RestingScreen>
  );
};
