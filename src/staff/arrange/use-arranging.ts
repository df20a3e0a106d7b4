// A list of the menu while it is sorted. What was asked for is seen at once; the server hears of it one order after another.
import { useEffect, useRef, useState } from 'react';
import type { MenuList } from '#domain/owner/draft-edit.ts';
import { orderOf } from '#domain/owner/list-order.ts';
import { isSame, type VenueFile } from '#domain/owner/venue-file.ts';
import type { Drafts } from '#staff/publish/use-drafts.ts';

export interface Arranging {
  /** The slugs as they stand, or will once the server has heard. */
  readonly order: readonly string[];
  /** As the so-many-th, counted without itself. */
  readonly place: (slug: string, place: number) => void;
}

/** Sorts one part of a list. An order that was not taken goes back to what stands there. */
export function useArranging(
  file: VenueFile,
  list: MenuList,
  within: string | undefined,
  add: Drafts['add'],
): Arranging {
  const [wanted, setWanted] = useState<readonly string[]>();
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const known = orderOf(file, list, within);
  const order = wanted
    ? [...wanted.filter((slug) => known.includes(slug)), ...known.filter((slug) => !wanted.includes(slug))]
    : known;
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another order is wanted, and when the last one was heard.
  useEffect(() => {
    if (!wanted || isSending.current) return;
    if (isSame(order, known)) {
      setWanted(undefined);
      return;
    }
    isSending.current = true;
    setBusy(true);
    void add({ kind: 'order', list, ...(within !== undefined && { within }), was: known, to: order })
      .then((isDone) => !isDone && setWanted(undefined))
      .finally(() => {
        isSending.current = false;
        setBusy(false);
      });
  }, [wanted, isBusy, file]);
  return {
    order,
    place: (slug, place) => {
      const others = order.filter((one) => one !== slug);
      setWanted([...others.slice(0, place), slug, ...others.slice(place)]);
    },
  };
}
