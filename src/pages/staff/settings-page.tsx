import { isWithoutTable } from '#domain/order/order-type.ts';
import { orderTypesIn } from '#domain/owner/settings/charges.ts';
import { CategoryHours } from '#screens/staff/category-hours/category-hours.tsx';
import { SettingsScreen } from '#screens/staff/settings/settings-screen.tsx';
import { SheetSection } from '#screens/staff/sheet/sheet-section.tsx';
import { useMenu } from '#state/menu/menu-context.tsx';
import { useCheckoutWords } from '#state/order/use-checkout-words.ts';
import { sheetChangesOf } from '#state/staff/owner/preview-of.ts';
import { useOwnerSettings } from '#state/staff/owner/use-owner-settings.ts';
import { useStaff } from '#state/staff/staff-context.tsx';
import { DraftState } from './draft-state.tsx';
import { PrintersHere } from './printing/printers-here.tsx';
import { PublishWay, useValueTerms } from './publish-way.tsx';
import { ShopFactsSection } from './shop-facts-section.tsx';

/** Hands a text out as a file of the device. */
const saveFile = (name: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
};

/** What the owner decides, and the menu for a spreadsheet. */
export const SettingsPage = () => {
  const { place } = useMenu();
  const staff = useStaff();
  const { drafts, languages, shownOf, isChanged, faultOf, save, saveCategoryHours, sheet } = useOwnerSettings();
  // The map of zones is the guests' own, and speaks its words.
  const isSaid = useCheckoutWords();
  const file = drafts.file ?? {};
  const terms = useValueTerms(file);
  // Orders from afar make an e-shop.
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
      publishing={
        <>
          <DraftState drafts={drafts} />
          <PublishWay drafts={drafts} />
        </>
      }
    >
      <PrintersHere />
      <CategoryHours file={file} onSave={saveCategoryHours} />
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
      {isShop && staff?.may('CLIENT_ADMIN') && <ShopFactsSection />}
    </SettingsScreen>
  );
};
