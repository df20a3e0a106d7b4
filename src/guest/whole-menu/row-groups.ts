import type { CategoryId } from '#domain/ids.ts';
import type { MenuRow } from '#shared/menu/whole-menu-rows.ts';
import type { MenuSection } from '#shared/menu/whole-menu-sections.ts';

/** Rendered rows of one section: those before its list, and those of the list. */
export interface RowGroup {
  readonly section: MenuSection;
  readonly before: readonly number[];
  readonly list: readonly number[];
}

/** Groups rows so that a screen reader announces one list per category, whatever its number of rows. */
export function groupRows(rows: readonly MenuRow[], made: readonly number[]): readonly RowGroup[] {
  const groups: { section: MenuSection; before: number[]; list: number[] }[] = [];
  for (const index of made) {
    const row = rows[index];
    if (!row) continue;
    let group = groups.at(-1);
    if (group?.section !== row.section) {
      group = { section: row.section, before: [], list: [] };
      groups.push(group);
    }
    (row.kind === 'cards' ? group.list : group.before).push(index);
  }
  return groups;
}

export interface PanelGroup {
  readonly rootId: CategoryId;
  readonly groups: readonly RowGroup[];
}

/** Joins the groups of each panel. */
export function groupPanels(groups: readonly RowGroup[]): readonly PanelGroup[] {
  const panels: { rootId: CategoryId; groups: RowGroup[] }[] = [];
  for (const group of groups) {
    const { rootId } = group.section;
    const last = panels.at(-1);
    if (last?.rootId === rootId) last.groups.push(group);
    else panels.push({ rootId, groups: [group] });
  }
  return panels;
}
