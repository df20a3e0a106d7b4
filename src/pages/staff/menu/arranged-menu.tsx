import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { MenuList } from '#domain/owner/draft-edit.ts';
import { orderOf, placedEdit } from '#domain/owner/list-order.ts';
import { categoriesOf, nameIn, parentsOf } from '#domain/owner/menu-outline.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';
import { ArrangeScreen, SortedGroup } from '#screens/staff/arrange/arrange-screen.tsx';
import { MoveToSheet } from '#screens/staff/arrange/move-to-sheet.tsx';
import { SortedList } from '#screens/staff/arrange/sorted-list.tsx';
import { useMenu } from '#state/menu/menu-context.tsx';
import { useArranging } from '#state/staff/menu/use-arranging.ts';
import type { Drafts } from '#state/staff/owner/use-drafts.ts';
import { useAnnounce } from '#ui/words/announcer.tsx';
import { DraftState } from '../draft-state.tsx';
import { PublishWay } from '../publish-way.tsx';
import { useMenuAddress } from './menu-address.ts';

interface Edited {
  readonly drafts: Drafts;
  readonly file: VenueFile;
}

/** The dishes of the open category, or all categories, being sorted. */
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
              <ArrangedList key={current.slug} drafts={drafts} file={file} list="products" within={current.slug} />
            )
          : parentsOf(file).map((parent) => (
              <SortedGroup
                key={parent ?? ''}
                name={parent === undefined ? undefined : nameIn(file, 'categories', parent)}
              >
                <ArrangedList drafts={drafts} file={file} list="categories" within={parent} />
              </SortedGroup>
            ))
      }
      bar={<PublishWay drafts={drafts} />}
    />
  );
};

const ArrangedList = ({
  drafts,
  file,
  list,
  within,
}: Edited & { readonly list: MenuList; readonly within: string | undefined }) => {
  const { t } = useLingui();
  const { place } = useMenu();
  const announce = useAnnounce();
  const [moving, setMoving] = useState<string>();
  const arranging = useArranging(file, list, within, drafts.add);
  const nameOf = (slug: string) => nameIn(file, list, slug);
  const moveTo = async (slug: string, to: string | undefined, at: number) => {
    const edit = placedEdit(file, { list, slug, from: within, to, place: at });
    const isDone = edit === undefined || (await drafts.add(edit));
    const [name, target, stands] = [nameOf(slug), to === undefined ? '' : nameIn(file, 'categories', to), at + 1];
    if (isDone) announce(target === '' ? t`${name}: place ${stands}` : t`${name}: ${target}, place ${stands}`);
    return isDone;
  };
  return (
    <>
      <SortedList
        label={within === undefined ? t`Categories` : nameIn(file, 'categories', within)}
        items={arranging.order.map((slug) => ({ slug, name: nameOf(slug) }))}
        language={place.defaultLanguage}
        onPlace={arranging.place}
        onMoveTo={setMoving}
      />
      {moving !== undefined && (
        <MoveToSheet
          name={nameOf(moving)}
          targets={targetsOf(file, list, moving)}
          from={within}
          place={orderOf(file, list, within).indexOf(moving)}
          onMove={(to, at) => moveTo(moving, to, at)}
          onClose={() => setMoving(undefined)}
        />
      )}
    </>
  );
};

/** Where a dish can be set: the categories that hold dishes; a category: where categories lie, but not within itself. */
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
