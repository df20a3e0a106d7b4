// Fields while somebody types into them. What was typed stays until the server has it, whatever page is shown between.
import { useCallback, useReducer, useState } from 'react';
import type { DraftEdit } from '#domain/owner/draft-edit.ts';
import type { FieldPath, VenueFile } from '#domain/owner/venue-file.ts';
import type { FieldProblem } from './dish-fields.ts';
import type { EditQueue } from './use-edit-queue.ts';

/** Typed texts by thing and field; as long as the page is open. */
const typed = new Map<string, string>();

export interface TypedFields {
  readonly textOf: (path: FieldPath) => string;
  readonly problemOf: (path: FieldPath) => FieldProblem | undefined;
  readonly type: (path: FieldPath, text: string) => void;
  /** Sends what was typed into a field; what could not be sent stays typed. */
  readonly save: (path: FieldPath) => Promise<void>;
  /** Fields whose text the server has not got. */
  readonly unsaved: readonly FieldPath[];
  readonly saveAll: () => Promise<void>;
}

/** Both are made by the same function, field by field in the same order. */
const isSameEdit = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export interface FieldsOf {
  /** Names what the fields are of, for everybody else on this page. */
  readonly home: string;
  readonly file: VenueFile;
  /** Text of a field as long as nothing is typed into it. */
  readonly shown: (file: VenueFile, path: FieldPath) => string;
  /** undefined: the text says what stands there already. */
  readonly editOf: (file: VenueFile, path: FieldPath, text: string) => DraftEdit | FieldProblem | undefined;
  readonly queue: EditQueue;
  /** The edit that the server refused last. */
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
    // Typed on while it was sent: that is for the next time.
    if (isDone && typed.get(key) === text) typed.delete(key);
    repaint();
  };

  /** The text makes the very edit that was refused; another text may be taken. */
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
