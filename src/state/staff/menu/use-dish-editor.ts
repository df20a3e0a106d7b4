// The fields of one dish while somebody types. What was typed stays until the server has it, whatever page is shown between.
import { useCallback, useReducer, useState } from 'react';
import type { FieldPath, Json, VenueFile } from '#domain/owner/venue-file.ts';
import { valueAt } from '#domain/owner/venue-file.ts';
import type { Drafts } from '../owner/use-drafts.ts';
import { editOf, type FieldProblem, shownText } from './dish-fields.ts';

/** By place, dish and field; as long as the page is open. */
const typed = new Map<string, string>();

export interface DishEditor {
  readonly textOf: (path: FieldPath) => string;
  readonly problemOf: (path: FieldPath) => FieldProblem | undefined;
  readonly type: (path: FieldPath, text: string) => void;
  /** Sends what was typed into a field; what could not be sent stays typed. */
  readonly save: (path: FieldPath) => Promise<void>;
  /** Sets a value that is chosen and not typed. */
  readonly set: (path: FieldPath, to: Json | undefined) => Promise<boolean>;
  /** Fields whose text the server has not got. */
  readonly unsaved: readonly FieldPath[];
  readonly saveAll: () => Promise<void>;
}

export function useDishEditor(file: VenueFile, placeId: number, slug: string, add: Drafts['add']): DishEditor {
  const [, repaint] = useReducer((count: number) => count + 1, 0);
  const [problems, setProblems] = useState<Readonly<Record<string, FieldProblem>>>({});
  const home = `${placeId}\n${slug}\n`;
  const keyOf = useCallback((path: FieldPath) => home + path.join('\n'), [home]);
  const unsaved = [...typed.keys()]
    .filter((key) => key.startsWith(home))
    .map((key) => key.slice(home.length).split('\n'));

  const save = async (path: FieldPath): Promise<void> => {
    const key = keyOf(path);
    const text = typed.get(key);
    if (text === undefined) return;
    const edit = editOf(file, slug, path, text);
    setProblems(({ [key]: _, ...others }) => (typeof edit === 'string' ? { ...others, [key]: edit } : others));
    if (typeof edit === 'string') return;
    const isDone = edit === undefined || (await add(edit));
    // Typed on while it was sent: that is for the next time.
    if (isDone && typed.get(key) === text) typed.delete(key);
    repaint();
  };

  return {
    textOf: (path) => typed.get(keyOf(path)) ?? shownText(file, slug, path),
    problemOf: (path) => problems[keyOf(path)],
    type: (path, text) => {
      typed.set(keyOf(path), text);
      repaint();
    },
    save,
    set: (path, to) => {
      const was = valueAt(file, ['products', slug, ...path]);
      return add({ kind: 'product', slug, changes: [{ path, was, ...(to !== undefined && { to }) }] });
    },
    unsaved,
    saveAll: async () => {
      for (const path of unsaved) await save(path);
    },
  };
}
