// State of a new item while it is typed. The text stays until the server has saved it, even across pages.
import { useReducer, useState } from 'react';
import type { Addition, AdditionFault } from '#domain/owner/additions/new-things.ts';
import type { DraftEdit } from '#domain/owner/draft-edit.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';
import type { EditQueue } from '#staff/menu/use-edit-queue.ts';

/** Typed texts by list, home and field, while the page is open. */
const typed = new Map<string, string>();

export interface AdditionForm {
  readonly textOf: (field: string) => string;
  /** `refused`: the server rejected the addition. */
  readonly faultOf: (field: string) => AdditionFault | 'refused' | undefined;
  readonly type: (field: string, text: string) => void;
  readonly isBusy: boolean;
  /** Resolves to the slug or key of the new item; `undefined` when it failed and stays typed. */
  readonly add: () => Promise<string | undefined>;
}

export interface AddingTo {
  /** Identifies the kind and the parent of the new item on this page. */
  readonly home: string;
  readonly fields: readonly string[];
  readonly make: (file: VenueFile, textOf: (field: string) => string) => Addition;
  readonly queue: EditQueue;
  /** The edit that the server rejected last. */
  readonly refused: DraftEdit | undefined;
}

export function useAddition({ home, fields, make, queue, refused }: AddingTo): AdditionForm {
  const [, repaint] = useReducer((count: number) => count + 1, 0);
  const [faults, setFaults] = useState<{ readonly [field: string]: AdditionFault }>({});
  const [asked, setAsked] = useState<DraftEdit>();
  const [isBusy, setBusy] = useState(false);
  const keyOf = (field: string) => `${home}\n${field}`;
  const textOf = (field: string) => typed.get(keyOf(field)) ?? '';
  const add = async () => {
    let key: string | undefined;
    setBusy(true);
    const isDone = await queue((file) => {
      const made = make(file, textOf);
      setFaults(made.ok ? {} : made.error);
      if (!made.ok) return undefined;
      key = made.value.key;
      setAsked(made.value.edit);
      return made.value.edit;
    });
    setBusy(false);
    if (!isDone || key === undefined) return undefined;
    for (const field of fields) typed.delete(keyOf(field));
    repaint();
    return key;
  };
  return {
    textOf,
    faultOf: (field) =>
      faults[field] ?? (field === 'name' && refused !== undefined && refused === asked ? 'refused' : undefined),
    type: (field, text) => {
      typed.set(keyOf(field), text);
      setAsked(undefined);
      setFaults(({ [field]: _, ...others }) => others);
      repaint();
    },
    isBusy,
    add,
  };
}
