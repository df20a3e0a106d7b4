import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { Language } from '#domain/language/language.ts';
import { useAnnounce } from '#ui/words/announcer.tsx';
import { type MoveTarget, MoveToSheet } from './move-to-sheet.tsx';
import { SortedList } from './sorted-list.tsx';

export interface ArrangedListProps {
  /** Parent category; `undefined`: top-level categories. */
  readonly within: string | undefined;
  readonly name: string | undefined;
  readonly items: readonly { readonly slug: string; readonly name: string }[];
  readonly language: Language;
  readonly onPlace: (slug: string, place: number) => void;
  /** Valid targets for moving an item. */
  readonly targetsOf: (slug: string) => readonly MoveTarget[];
  /** Resolves true when saved. */
  readonly onMove: (slug: string, to: string | undefined, place: number) => Promise<boolean>;
}

/** A sortable list of the menu, with the sheet that moves an item elsewhere. */
export const ArrangedList = (props: ArrangedListProps) => {
  const { within, name, items, language, onPlace, targetsOf, onMove } = props;
  const { t } = useLingui();
  const announce = useAnnounce();
  const [moving, setMoving] = useState<string>();
  const at = items.findIndex(({ slug }) => slug === moving);
  const one = items[at];
  const move = async (to: string | undefined, place: number) => {
    if (!one) return false;
    const target = targetsOf(one.slug).find(({ slug }) => slug === to)?.name;
    const isDone = await onMove(one.slug, to, place);
    const [moved, stands] = [one.name, place + 1];
    if (isDone) announce(target === undefined ? t`${moved}: place ${stands}` : t`${moved}: ${target}, place ${stands}`);
    return isDone;
  };
  return (
    <>
      <SortedList
        label={name ?? t`Categories`}
        items={items}
        language={language}
        onPlace={onPlace}
        onMoveTo={setMoving}
      />
      {one && (
        <MoveToSheet
          name={one.name}
          targets={targetsOf(one.slug)}
          from={within}
          place={at}
          onMove={move}
          onClose={() => setMoving(undefined)}
        />
      )}
    </>
  );
};
