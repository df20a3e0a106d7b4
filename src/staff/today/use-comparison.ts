// Changes that a menu sheet would cause; for foreign columns their guessed mapping, and the mapping used last time.
import { useCallback } from 'react';
import { compareMenuSheet } from '#core/api/staff/menu-sheet-requests.ts';
import type { ReadSheet } from '#domain/owner/read-menu-sheet.ts';
import type { ForeignColumn } from '#domain/owner/sheets/foreign-rows.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { openTabl } from '#shared/open-tabl.ts';
import { useTabl } from '#shared/tabl-context.tsx';
import { sheetText } from '#staff/menu-sheet/sheet-text.ts';
import type { Drafts } from '#staff/publish/use-drafts.ts';

export type Comparison =
  | { readonly sheet: ReadSheet }
  | { readonly foreign: readonly ForeignColumn[] }
  | { readonly why: string };

/** A column with the meaning that a person assigned. */
export interface SaidColumn {
  readonly name: string;
  /** Empty: no menu column. */
  readonly means: string;
}

export function useComparison({
  ask,
}: Drafts): (bytes: Uint8Array, said?: readonly SaidColumn[]) => Promise<Comparison> {
  const tabl = useTabl();
  const { place } = useMenu();
  return useCallback(
    async (bytes, said) => {
      const text = sheetText(bytes);
      if (!text.ok) return { why: text.error };
      let why = 'other';
      const found = await ask(async (send) => {
        const answer = await compareMenuSheet(
          send,
          text.value,
          said?.map(({ means }) => means),
        );
        if (!answer.ok) why = answer.error.kind === 'refused' ? answer.error.message : answer.error.kind;
        return answer;
      });
      if (!found) return { why };
      const [{ db }, columns] = await Promise.all([openTabl(tabl), import('#core/db/owner/sheet-columns-table.ts')]);
      if (said)
        await columns.keepSheetColumns(db, place.id, Object.fromEntries(said.map((one) => [one.name, one.means])));
      if (!('foreign' in found)) return { sheet: found };
      const before = await columns.readSheetColumns(db, place.id);
      return { foreign: found.foreign.map((one) => ({ ...one, guess: before[one.name] ?? one.guess })) };
    },
    [ask, tabl, place.id],
  );
}
