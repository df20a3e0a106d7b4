import { useState } from 'react';
import type { ProductId } from '#domain/ids.ts';
import { olderInGroups } from '#domain/owner/groups/group-outline.ts';
import { categoriesOf, type DishOutline, dishesOf, translatedName } from '#domain/owner/menu-outline.ts';
import { olderLanguages, translatedFrom } from '#domain/owner/translations/translated-from.ts';
import { valueAt } from '#domain/owner/venue-file.ts';
import { LoadingPart } from '#shared/frame/loading-part.tsx';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { AddedCategory, AddedDish } from '#staff/additions/added-things.tsx';
import { ArrangedMenu } from '#staff/arrange/arranged-menu.tsx';
import { DishOff } from '#staff/availability/dish-off.tsx';
import { useReaderTexts } from '#staff/frame/reader-text.tsx';
import { PictureBatch } from '#staff/picture-batch/picture-batch-here.tsx';
import { picturesShown } from '#staff/pictures/use-dish-pictures.ts';
import { BulkPrices } from '#staff/prices/bulk-prices-here.tsx';
import { DraftNews, LastPublication } from '#staff/publish/draft-state.tsx';
import { PublishEntry } from '#staff/publish/publish-entry.tsx';
import { type Drafts, useDrafts } from '#staff/publish/use-drafts.ts';
import type { DishView } from './dish-row.tsx';
import { EditedCategory } from './edited-category.tsx';
import { EditedDish } from './edited-dish.tsx';
import { isBeside, useMenuAddress } from './menu-address.ts';
import { MenuScreen } from './menu-screen.tsx';
import { CategoryGone, UnreadMenu } from './unread-menu.tsx';
import { useSwitches } from './use-switches.ts';

/** The menu for the place's manager. Edits need the network; the switches do not. */
export const MenuPage = () => {
  const drafts = useDrafts();
  const { view } = useMenuAddress();
  const { file } = drafts;
  if (!file) return drafts.why === undefined ? <LoadingPart /> : <UnreadMenu why={drafts.why} />;
  if (view === 'prices') return <BulkPrices drafts={drafts} file={file} />;
  if (view === 'pictures') return <PictureBatch drafts={drafts} file={file} />;
  if (view !== undefined && !isBeside(view)) return <ArrangedMenu drafts={drafts} file={file} list={view} />;
  return <ReadMenu drafts={drafts} file={file} />;
};

const ReadMenu = ({ drafts, file }: { readonly drafts: Drafts; readonly file: NonNullable<Drafts['file']> }) => {
  const { place } = useMenu();
  const address = useMenuAddress();
  const switches = useSwitches();
  const [searched, setSearched] = useState('');
  const [offered, setOffered] = useState<ProductId>();
  const { language: reader } = useReaderTexts();
  const categories = categoriesOf(file);
  const current = categories.find(({ slug }) => slug === address.category) ?? categories[0];
  const wanted = searched.trim().toLocaleLowerCase();
  const listed = wanted
    ? dishesOf(file, undefined).filter(({ slug, name }) =>
        [name, translatedName(file, 'products', slug, reader)?.text].some((one) =>
          one?.toLocaleLowerCase().includes(wanted),
        ),
      )
    : dishesOf(file, current?.slug);
  const changed = new Set(drafts.changes.flatMap(({ path: [list, slug] }) => (list === 'products' ? slug : [])));
  const view = (dish: DishOutline): DishView => {
    const on = switches.of(dish.slug);
    const prices = dish.sizes.flatMap(({ price }) => (price === null ? [] : price));
    return {
      slug: dish.slug,
      name: dish.name,
      language: place.defaultLanguage,
      translated: translatedName(file, 'products', dish.slug, reader),
      href: address.dishHref(dish.slug, current?.slug),
      isOpen: dish.slug === address.dish,
      picture: picturesShown(file, dish.slug, drafts.pictures)[0]?.picture,
      cloth: current?.cloth,
      price: prices.length === 0 ? null : prices.reduce((low, price) => (price < low ? price : low)),
      hasSizes: dish.sizes.length > 1,
      isChanged: changed.has(dish.slug),
      missing: dish.missing[0],
      older: [...olderLanguages(translatedFrom(file, 'products', dish.slug)), ...olderInGroups(file, dish.slug)][0],
      allergens: (dish.allergens ?? []).map(
        (code) => on?.product.allergens?.find((one) => one.code === code) ?? { code, name: code },
      ),
      isOn: on?.isOn,
      offUntil: on?.offUntil ?? null,
      timeZone: place.timeZone,
    };
  };
  const onSwitch = ({ slug, isOn }: DishView) => {
    const product = switches.of(slug)?.product;
    if (!product) return;
    if (isOn) setOffered(product.id);
    else switches.putBack(product.id);
  };
  return (
    <>
      <MenuScreen
        at={[address.category, address.dish, address.view].join()}
        categories={categories}
        language={place.defaultLanguage}
        translatedOf={(slug) => translatedName(file, 'categories', slug, reader)}
        current={wanted ? undefined : current?.slug}
        categoryHref={address.categoryHref}
        dishes={listed.map(view)}
        newDishHref={current && !wanted ? address.viewHref('new-dish', current.slug) : undefined}
        newCategoryHref={address.viewHref('new-category')}
        categoryEditHref={current && !wanted ? address.viewHref('category', current.slug) : undefined}
        pricesHref={address.viewHref('prices')}
        picturesHref={address.viewHref('pictures')}
        arrangeHref={address.viewHref}
        searched={searched}
        onSearch={setSearched}
        onSwitch={onSwitch}
        notices={<DraftNews drafts={drafts} />}
        last={<LastPublication drafts={drafts} />}
        editor={
          (address.dish !== undefined || isBeside(address.view)) && (
            <Beside drafts={drafts} file={file} current={current?.slug} />
          )
        }
        bar={<PublishEntry drafts={drafts} />}
      />
      {offered !== undefined && <DishOff about={offered} onClose={() => setOffered(undefined)} />}
    </>
  );
};

/** View beside the list: a new item, the open category or the open dish. */
const Beside = ({
  drafts,
  file,
  current,
}: {
  readonly drafts: Drafts;
  readonly file: NonNullable<Drafts['file']>;
  /** Category whose list is shown. */
  readonly current: string | undefined;
}) => {
  const address = useMenuAddress();
  if (address.dish !== undefined)
    return (
      <EditedDish
        key={address.dish}
        drafts={drafts}
        file={file}
        slug={address.dish}
        category={current}
        backHref={current === undefined ? address.listHref : address.categoryHref(current)}
      />
    );
  const category = address.category ?? current;
  if (category === undefined || address.view === 'new-category') return <AddedCategory drafts={drafts} file={file} />;
  // The first category is the default when none is named, but never replaces a deleted one.
  if (valueAt(file, ['categories', category]) === undefined) return <CategoryGone backHref={address.homeHref} />;
  if (address.view === 'new-dish') return <AddedDish key={category} drafts={drafts} file={file} category={category} />;
  return <EditedCategory key={category} drafts={drafts} file={file} slug={category} />;
};
