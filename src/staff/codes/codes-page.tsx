import { placeTexts } from '#domain/place/place.ts';
import { codeAddress, codeBase, groupedCode } from '#domain/table/code-address.ts';
import { TABLE_KINDS } from '#domain/table/managed-table.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { saveCodePng, saveCodeSvg } from '#shared/table/save-code.ts';
import { qrRows, qrSvg } from '#ui/picture/qr-code.tsx';
import type { CodeTable } from '#ui/view/code-table.ts';
import { CodesScreen } from './codes-screen.tsx';
import { useManagedTables } from './use-managed-tables.ts';

/** The place's tables and their codes. */
export const CodesPage = () => {
  const { place } = useMenu();
  const { tables, publicUrl, why, add, rename, retire, restore, renewCode } = useManagedTables();
  const base = codeBase(publicUrl, window.location.origin);
  const save = ({ name, href }: CodeTable, as: 'svg' | 'png') => {
    const svg = qrSvg(href, 'worn');
    const rows = qrRows(href, 'worn');
    if (as === 'svg' && svg !== undefined) saveCodeSvg(place.slug, name, svg);
    if (as === 'png' && rows !== undefined) void saveCodePng(place.slug, name, rows);
  };
  return (
    <CodesScreen
      tables={tables?.map(({ name, orderType, room, code, isRetired }) => ({
        name,
        orderType,
        room,
        isRetired,
        href: codeAddress(base, place.slug, code),
        typed: groupedCode(code),
      }))}
      kinds={TABLE_KINDS.filter((kind) => place.orderTypes.some(({ type }) => type === kind))}
      venue={{
        name: placeTexts(place, place.defaultLanguage).name.text,
        languages: [place.defaultLanguage, ...place.languages.filter((one) => one !== place.defaultLanguage)],
        join: `${new URL(base.origin).host}/join`,
      }}
      origin={base.origin}
      trouble={base.trouble}
      why={why}
      onPrint={() => window.print()}
      onSave={save}
      onAdd={add}
      onRename={rename}
      onRenew={renewCode}
      onRetire={retire}
      onRestore={restore}
    />
  );
};
