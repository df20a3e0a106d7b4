// State of fields while they are edited. The text stays until the server has saved it, even across pages.
import { useCallback, useReducer, useState } from 'react';
import type { DraftEdit } from '#domain/owner/draft-edit.ts';
import type { FieldPath, VenueFile } from '#domain/owner/venue-file.ts';
import type { FieldProblem } from './dish-fields.ts';
import type { EditQueue } from './use-edit-queue.ts';

/** Typed texts by item and field, while the page is open. */
const typed = new Map<string, string>();

export interface TypedFields {
  readonly textOf: (path: FieldPath) => string;
  readonly problemOf: (path: FieldPath) => FieldProblem | undefined;
  readonly type: (path: FieldPath, text: string) => void;
  /** Sends the text of a field; a text that could not be sent stays. */
  readonly save: (path: FieldPath) => Promise<void>;
  /** Fields with unsaved text. */
  readonly unsaved: readonly FieldPath[];
  readonly saveAll: () => Promise<void>;
}

/** Both come from the same function with the same key order, so JSON can be compared. */
const isSameEdit = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export interface FieldsOf {
  /** Identifies the edited item on this page. */
  readonly home: string;
  readonly file: VenueFile;
  /** A field's text while it is not being edited. */
  readonly shown: (file: VenueFile, path: FieldPath) => string;
  /** `undefined`: the text is unchanged. */
  readonly editOf: (file: VenueFile, path: FieldPath, text: string) => DraftEdit | FieldProblem | undefined;
  readonly queue: EditQueue;
  /** The edit that the server rejected last. */
  readonly refused: DraftEdit | undefined;
}

export function useTypedFields({ home, file, shown, editOf, queue, refused }: FieldsOf): TypedFields {
  const [, repaint] = useReducer((count: number) => count + 1, 0);
  const [problems, setProblems] = useState<Readonly<Record<string, FieldProblem>>>({});
  const start = `${home}\n`;
  const keyOf = useCallback((path: FieldPath) => start + path.join('\n'), [start]);
  const unsaved = [...typed.keys()]
    .filter((key) => key.startsWith(start))
    .map((key) => key.slice(start.length).split('\n'));

  const save = async (path: FieldPath): Promise<void> => {
    const key = keyOf(path);
    const text = typed.get(key);
    if (text === undefined) return;
    const wanted = editOf(file, path, text);
    setProblems(({ [key]: _, ...others }) => (typeof wanted === 'string' ? { ...others, [key]: wanted } : others));
    if (typeof wanted === 'string') return;
    const isDone = await queue((now) => {
      const edit = editOf(now, path, text);
      return typeof edit === 'string' ? undefined : edit;
    });
    // Text typed during the request stays for the next save.
    if (isDone && typed.get(key) === text) typed.delete(key);
    repaint();
  };

  /** Only the very text that was rejected is marked; another one may be accepted. */
  const isRefused = (path: FieldPath): boolean => {
    const text = typed.get(keyOf(path));
    return refused !== undefined && text !== undefined && isSameEdit(editOf(file, path, text), refused);
  };

  return {
    textOf: (path) => typed.get(keyOf(path)) ?? shown(file, path),
    problemOf: (path) => problems[keyOf(path)] ?? (isRefused(path) ? 'refused' : undefined),
    type: (path, text) => {
      typed.set(keyOf(path), text);
      repaint();
    },
    save,
    unsaved,
    saveAll: async () => {
      for (const path of unsaved) await save(path);
    },
  };
}
