// Saves a table code as a file.
import { savePng, saveSvg } from '#core/platform/table/save-file.ts';

/** A file name valid on every system: no slash, no colon. */
const fileName = (place: string, table: string, ending: string): string =>
  `${place}-${table.replace(/[^\p{L}\p{N}-]+/gu, '-')}.${ending}`;

export const saveCodeSvg = (place: string, table: string, svg: string): void =>
  saveSvg(fileName(place, table, 'svg'), svg);

export const saveCodePng = (place: string, table: string, rows: readonly (readonly boolean[])[]): Promise<void> =>
  savePng(fileName(place, table, 'png'), rows);
