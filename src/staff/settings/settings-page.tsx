import { useLocation } from '@tanstack/react-router';
import { isWithoutTable } from '#domain/order/order-type.ts';
import { orderTypesIn } from '#domain/owner/settings/charges.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useCheckoutCatalog } from '#shared/order/use-checkout-catalog.ts';
import { CategoryHours } from '#staff/category-hours/category-hours.tsx';
import { useStaff } from '#staff/frame/staff-context.tsx';
import { SheetSection } from '#staff/menu-sheet/sheet-section.tsx';
import { PrintersHere } from '#staff/printing/printers-here.tsx';
import { DraftNews, DraftState } from '#staff/publish/draft-state.tsx';
import { sheetChangesOf } from '#staff/publish/preview-of.ts';
import { PublishEntry, useValueTerms } from '#staff/publish/publish-entry.tsx';
import { SettingsScreen } from './settings-screen.tsx';
import { ShopFacts } from './shop-facts.tsx';
import { useOwnerSettings } from './use-owner-settings.ts';
import { useShopFacts } from './use-shop-facts.ts';

/** Facts about the open place for the tax office. */
const ShopFactsSection = () => {
  const { place } = useMenu();
  const { facts, why } = useShopFacts();
  return (
    <ShopFacts
      facts={
        facts && {
          address: facts.address === null ? undefined : `${facts.address}/${place.slug}`,
          software: `${facts.software} ${facts.version}`,
          database: facts.database,
        }
      }
      why={why}
    />
  );
};

/** Saves a text as a file on the device. */
const saveFile = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

/** The owner's settings, and the menu as a spreadsheet. */
export const SettingsPage = () => {
  const { place } = useMenu();
  const staff = useStaff();
  const query = new URLSearchParams(useLocation({ select: ({ searchStr }) => searchStr }));
  const home = `/${place.slug}/staff/settings`;
  const { drafts, languages, shownOf, isChanged, faultOf, save, toggle, saveCategoryHours, sheet } = useOwnerSettings();
  // The map of zones is the guests' component and uses its texts.
  const isSaid = useCheckoutCatalog();
  const file = drafts.file ?? {};
  const section = query.get('section') ?? undefined;
  const terms = useValueTerms(file);
  // Orders without a table make the place an e-shop.
  const isShop = orderTypesIn(file).some(isWithoutTable);
  return (
    <SettingsScreen
      isRead={drafts.file !== undefined && isSaid}
      why={drafts.why}
      languages={languages}
      file={file}
      shownOf={shownOf}
      isChanged={isChanged}
      faultOf={faultOf}
      onSave={save}
      onToggle={toggle}
      // The last publication and its undo are said once, on the page that the settings open with.
      publishing={section === undefined ? <DraftState drafts={drafts} /> : <DraftNews drafts={drafts} />}
      publish={<PublishEntry drafts={drafts} isFrancSaid />}
      section={section}
      homeHref={home}
      hrefOf={(section) => `${home}?section=${section}`}
      partOf={(section) => {
        switch (section) {
          case 'hours':
            return <CategoryHours file={file} onSave={saveCategoryHours} />;
          case 'kitchen':
            return <PrintersHere />;
          case 'venue':
            return isShop && staff?.may('CLIENT_ADMIN') ? <ShopFactsSection /> : null;
          case 'table':
            return (
              <SheetSection
                terms={terms}
                viewOf={(changes) => sheetChangesOf(file, changes)}
                onDownload={async () => {
                  const text = await sheet.fetch();
                  if (text !== undefined) saveFile(`${place.slug}-menu.csv`, text);
                  return text !== undefined;
                }}
                onCompare={async (file, said) => sheet.compare(new Uint8Array(await file.arrayBuffer()), said)}
                onKeep={sheet.keep}
              />
            );
          default:
            return null;
        }
      }}
    />
  );
};
