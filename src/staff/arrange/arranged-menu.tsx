import type { MenuList } from '#domain/owner/draft-edit.ts';
import { orderOf, placedEdit } from '#domain/owner/list-order.ts';
import { categoriesOf, nameIn, parentsOf } from '#domain/owner/menu-outline.ts';
import type { VenueFile } from '#domain/owner/venue-file.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useMenuAddress } from '#staff/menu/menu-address.ts';
import { DraftState } from '#staff/publish/draft-state.tsx';
import { PublishWay } from '#staff/publish/publish-way.tsx';
import type { Drafts } from '#staff/publish/use-drafts.ts';
import { ArrangeScreen, SortedGroup } from './arrange-screen.tsx';
import { ArrangedList } from './arranged-list.tsx';
import { useArranging } from './use-arranging.ts';

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
      bar={<PublishWay drafts={drafts} />}
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
