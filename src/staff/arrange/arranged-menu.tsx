import { useEffect, useRef, useState } from 'react';
import type { MenuList } from '#domain/owner/draft-edit.ts';
import { orderOf, placedEdit } from '#domain/owner/list-order.ts';
import { categoriesOf, nameIn, parentsOf } from '#domain/owner/menu-outline.ts';
import { isSame, type VenueFile } from '#domain/owner/venue-file.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useMenuAddress } from '#staff/menu/menu-address.ts';
import { DraftState } from '#staff/publish/draft-state.tsx';
import { PublishEntry } from '#staff/publish/publish-entry.tsx';
import type { Drafts } from '#staff/publish/use-drafts.ts';
import { ArrangeScreen, SortedGroup } from './arrange-screen.tsx';
import { ArrangedList } from './arranged-list.tsx';

// A menu list being sorted. Changes show at once; the server receives one order after another.
interface Arranging {
  /** Slugs in their current order, including pending changes. */
  readonly order: readonly string[];
  /** `place`: target index, counted without the item itself. */
  readonly place: (slug: string, place: number) => void;
}

/** Sorts one part of a list. A rejected order is reverted. */
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

interface Edited {
  readonly drafts: Drafts;
  readonly file: VenueFile;
}

/** Sorting of the open category's dishes, or of all categories. */
export const ArrangedMenu = ({ drafts, file, list }: Edited & { readonly list: 'dishes' | 'categories' }) => {
  const address = useMenuAddress();
  const categories = categoriesOf(file);
  const current = categories.find(({ slug }) => slug === address.category) ?? categories[0];
  return (
    <ArrangeScreen
      list={list}
      name={current?.name}
      backHref={address.listHref}
      notices={<DraftState drafts={drafts} />}
      lists={
        list === 'dishes'
          ? current && (
              <EditedList key={current.slug} drafts={drafts} file={file} list="products" within={current.slug} />
            )
          : parentsOf(file).map((parent) => (
              <SortedGroup
                key={parent ?? ''}
                name={parent === undefined ? undefined : nameIn(file, 'categories', parent)}
              >
                <EditedList drafts={drafts} file={file} list="categories" within={parent} />
              </SortedGroup>
            ))
      }
      bar={<PublishEntry drafts={drafts} />}
    />
  );
};

const EditedList = ({
  drafts,
  file,
  list,
  within,
}: Edited & { readonly list: MenuList; readonly within: string | undefined }) => {
  const { place } = useMenu();
  const arranging = useArranging(file, list, within, drafts.add);
  return (
    <ArrangedList
      within={within}
      name={within === undefined ? undefined : nameIn(file, 'categories', within)}
      items={arranging.order.map((slug) => ({ slug, name: nameIn(file, list, slug) }))}
      language={place.defaultLanguage}
      onPlace={arranging.place}
      targetsOf={(slug) => targetsOf(file, list, slug)}
      onMove={async (slug, to, at) => {
        const edit = placedEdit(file, { list, slug, from: within, to, place: at });
        return edit === undefined || drafts.add(edit);
      }}
    />
  );
};

/**
 * Valid targets: for a dish the categories that hold dishes; for a category those that hold categories, except its own
 * descendants.
 */
const targetsOf = (file: VenueFile, list: MenuList, slug: string) => {
  const homes = list === 'products' ? categoriesOf(file).map((one) => one.slug) : parentsOf(file, slug);
  return homes.map((home) => ({
    slug: home,
    name: home === undefined ? undefined : nameIn(file, 'categories', home),
    others: orderOf(file, list, home)
      .filter((one) => one !== slug)
      .map((one) => nameIn(file, list, one)),
  }));
};
