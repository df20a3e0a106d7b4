// The head of a page below a place: its words, its picture, its data.
import { offeredLanguages } from '#domain/language/first-language.ts';
import type { Language } from '#domain/language/language.ts';
import { sayIn } from '#domain/language/translated.ts';
import type { Category, Product } from '#domain/menu/menu.ts';
import { visibleCategories, visibleProducts } from '#domain/menu/visibility.ts';
import type { Picture } from '#domain/picture.ts';
import type { PublishedPlace } from '../../services/place/published-places.ts';
import type { Origin } from './addresses.ts';
import { oneLine, shortened, wordsOfHtml } from './escape.ts';
import type { NamedPage, Page } from './page-at.ts';
import { type PlaceView, viewOf } from './place-view.ts';
import { isSection, sectionsUnder } from './sections.ts';
import { type FindSharePicture, VENUE_PICTURE } from './share-picture.ts';
import {
  breadcrumbData,
  type Data,
  type DataContext,
  itemData,
  menuData,
  productPath,
  restaurantData,
  sectionData,
  wholeMenuData,
} from './structured-data.ts';
import type { Head } from './tags.ts';

/** The length at which search results and cards cut a title. */
const LONGEST_TITLE = 90;
const LONGEST_DESCRIPTION = 180;
const DISHES_NAMED = 6;

interface Subject {
  /** The page's path below the place. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly pictures: readonly (Picture | undefined)[];
  readonly isIndexed: boolean;
  readonly data: (image: string) => Promise<readonly Data[]>;
}

export interface PlaceHeadOptions {
  readonly published: PublishedPlace;
  readonly page: Page;
  readonly language: Language;
  readonly origin: Origin;
  readonly findPicture: FindSharePicture;
}

export const placeHead = async (options: PlaceHeadOptions): Promise<Head> => {
  const { published, page, language, origin, findPicture } = options;
  const view = viewOf(published, language);
  const { place, settings, name } = view;
  // The page's subject in this language's menu.
  const subject = subjectOf({ view, origin, findPicture }, localized(page, view));
  const picture = (await firstPicture([...subject.pictures, ...venuePictures(view)], findPicture)) ?? VENUE_PICTURE;
  const title = shortened(subject.title, LONGEST_TITLE);
  return {
    language,
    languages: [place.defaultLanguage, ...place.languages.filter((one) => one !== place.defaultLanguage)],
    offered: offeredLanguages(place, settings.firstLanguage),
    path: `/${place.slug}${subject.path}`,
    isIndexed: subject.isIndexed,
    title,
    description: shortened(subject.description, LONGEST_DESCRIPTION),
    siteName: name,
    picture: { ...picture, alt: title },
    darkerTheme: settings.darkerTheme,
    manifestPath: `/${place.slug}${page.kind === 'staff' ? '/staff' : ''}/manifest.webmanifest`,
    data: await subject.data(origin + picture.path),
  };
};

const localized = (page: Page, { index }: PlaceView): Page => {
  if (page.kind === 'category') {
    return { kind: 'category', category: index.categoryById.get(page.category.id) ?? page.category };
  }
  if (page.kind !== 'product') return page;
  const product = index.productById.get(page.product.id) ?? page.product;
  return { kind: 'product', product, category: index.homeCategory(product) };
};

const NO_DATA = async (): Promise<readonly Data[]> => [];

function subjectOf(context: DataContext, page: Page): Subject {
  const { view } = context;
  const { words, name } = view;
  if (page.kind === 'category') return categorySubject(context, page.category);
  if (page.kind === 'product') return productSubject(context, page.product, page.category);
  if (page.kind === 'unknown' || page.kind === 'private' || page.kind === 'staff') {
    const title = page.kind === 'unknown' ? `${words.notFound} · ${name}` : name;
    return { ...placeSubject(view), path: '', title, isIndexed: false, data: NO_DATA };
  }
  if (page.kind === 'menu') {
    const data = async (image: string) => [await restaurantData(context, image), menuData(context)];
    return { ...placeSubject(view), path: '', title: `${name} · ${words.menu}`, isIndexed: true, data };
  }
  return namedSubject(context, page.kind);
}

const placeSubject = (view: PlaceView): Pick<Subject, 'description' | 'pictures'> => ({
  description: view.description || view.name,
  pictures: [],
});

function namedSubject(context: DataContext, kind: NamedPage): Subject {
  const { view } = context;
  const titles: Readonly<Record<NamedPage, string>> = {
    all: view.words.all,
    about: view.words.about,
    'about-tabl': view.words.aboutTabl,
    gallery: view.words.gallery,
    'custom-terms': view.words.terms,
    search: view.words.search,
  };
  const path = `/${kind}`;
  const { about, gallery } = view.pages;
  const told = kind === 'about' ? wordsOfHtml(sayIn(about, view.language, view.place.defaultLanguage).text) : '';
  return {
    path,
    title: `${titles[kind]} · ${view.name}`,
    description: told || placeSubject(view).description,
    pictures: kind === 'gallery' ? gallery.map(({ picture }) => picture) : [],
    isIndexed: hasSomething(view.pages, kind),
    data: async () => [
      ...(kind === 'all' ? [await wholeMenuData(context)] : []),
      breadcrumbData(context, [{ name: titles[kind], path }]),
    ],
  };
}

/** Whether a page has content to index. A search has none, and the page about Tabl is equal everywhere. */
const hasSomething = ({ terms, privacy, refund, gallery }: PlaceView['pages'], kind: NamedPage): boolean => {
  if (kind === 'gallery') return gallery.length > 0;
  if (kind === 'custom-terms') return [terms, privacy, refund].some(({ text }) => text !== '');
  return kind === 'all' || kind === 'about';
};

function categorySubject(context: DataContext, category: Category): Subject {
  const { index, settings, name } = context.view;
  const dishes = visibleProducts(index, category.id, undefined, settings, false);
  const below = sectionsUnder(index, category.id);
  const inside = [...dishes, ...below].slice(0, DISHES_NAMED).map((one) => oneLine(one.name));
  const steps = index
    .pathOf(category.id)
    .map((step) => ({ name: step.name, path: `/${step.slug}` }))
    .reverse();
  return {
    path: `/${category.slug}`,
    title: `${oneLine(category.name)} · ${name}`,
    description: category.description || inside.join(', ') || oneLine(category.name),
    pictures: [category.image, ...dishes.map(({ images }) => images[0])],
    isIndexed: isSection(index, category),
    data: async () => [await sectionData(context, category), breadcrumbData(context, steps)],
  };
}

function productSubject(context: DataContext, product: Product, category: Category | undefined): Subject {
  const { view } = context;
  const name = oneLine(product.name);
  const path = productPath(context, product);
  const step = { name, path };
  return {
    path,
    title: `${name} · ${view.name}`,
    description: product.description || [name, category?.name, view.name].filter(Boolean).join(' · '),
    pictures: [product.images[0], category?.image],
    isIndexed: true,
    data: async () => [
      await itemData(context, product),
      breadcrumbData(context, category ? [{ name: category.name, path: `/${category.slug}` }, step] : [step]),
    ],
  };
}

/** Candidates for the venue's picture: its own, then those of its first dishes. */
const venuePictures = ({ place, index, settings }: PlaceView): readonly (Picture | undefined)[] => {
  const [first] = visibleCategories(index, undefined, undefined);
  const dishes = first ? visibleProducts(index, first.id, undefined, settings, false) : [];
  return [place.picture, first?.image, ...dishes.map(({ images }) => images[0]), place.logo];
};

async function firstPicture(pictures: readonly (Picture | undefined)[], find: FindSharePicture) {
  for (const picture of pictures) {
    const found = picture && (await find(picture));
    if (found) return found;
  }
  return undefined;
}
