// GET categoriesHierarchy?active=1 (the tree with all shown fields), GET categoriesWithSubcategories and GET
// subcategories/{id} (tags of a category's products). [S3.11–S3.13, S7.05, S7.06, S7.08]
import * as v from 'valibot';
import type { CategoryId } from '#domain/ids.ts';
import type { Language } from '#domain/language/language.ts';
import { BACKGROUNDS, type Background, type Category, type MenuTexts } from '#domain/menu/menu.ts';
import { formatWindows, parseWindows } from '#domain/place/hours.ts';
import { pictureSchema, pictureToWire, toPicture } from '../picture.ts';
import { flag, jsonList, maybeText, numericOr, type Rejected, reasonOf, rowId, text, translations } from '../wire.ts';

/** Only a path on our own server, as for pictures. */
const isVideo = (path: string): boolean => /^\/videos\/[0-9a-f]{32}\.(?:mp4|webm)$/.test(path);

/** An entry of `links`: an object with a link field [S3.11], or a bare string. */
const linkSchema = v.pipe(
  v.union([v.string(), v.object({ link: v.string() })]),
  v.transform((entry) => (typeof entry === 'string' ? entry : entry.link)),
);

export const categorySchema = v.object({
  id: rowId,
  slug: v.pipe(v.string(), v.minLength(1)),
  name: v.pipe(v.string(), v.minLength(1)),
  description: text(),
  icon: maybeText,
  type: maybeText,
  links: jsonList(linkSchema),
  translations: translations(
    v.object({ name: maybeText, description: maybeText, links: v.optional(jsonList(linkSchema)) }),
  ),
  hierarchyLevel: numericOr(0),
  parentId: v.nullish(rowId),
  children: v.nullish(v.array(v.unknown())),
  priority: numericOr(0),
  background_image: v.nullish(v.unknown()),
  video_name: maybeText,
  open_call_waiter: flag(),
  order_allowed: flag(true),
  /** Ours: hours by weekday, Monday first, in the place's format. Absent: always. */
  order_hours: v.optional(v.array(v.string())),
  show_cat_only_for_spot_orders: flag(),
  hide_cat_only_for_spot_orders: flag(),
  show_only_for_spot_browse: flag(),
  hide_only_for_spot_browse: flag(),
  show_cat_only_for_delivery_orders: flag(),
  hide_cat_only_for_delivery_orders: flag(),
});
type ParsedCategory = v.InferOutput<typeof categorySchema>;
export type WireCategory = Omit<v.InferInput<typeof categorySchema>, 'children'> & { children: WireCategory[] };

export interface CategoryWithTexts {
  readonly category: Category;
  readonly words: Partial<Record<Language, MenuTexts['categories'][number]>>;
}

/** Deeper than any real tree; deeper levels are cut, so that a cycle in a server's data ends. */
const DEEPEST = 12;

/**
 * The tree as a flat list with children by id; an invalid node is left out with its reason, and its children move to its
 * parent.
 */
export function parseHierarchy(
  body: unknown,
  defaultLanguage: Language,
): { items: CategoryWithTexts[]; rejected: Rejected[] } | undefined {
  if (!Array.isArray(body)) return undefined;
  const items = new Map<CategoryId, CategoryWithTexts>();
  const rejected: Rejected[] = [];

  const visit = (nodes: readonly unknown[], parentId: CategoryId | undefined, depth: number): CategoryId[] =>
    depth > DEEPEST
      ? []
      : nodes.flatMap((node, index): CategoryId[] => {
          const parsed = v.safeParse(categorySchema, node);
          if (!parsed.success) {
            const loose = v.safeParse(v.object({ id: v.nullish(v.unknown()), children: v.array(v.unknown()) }), node);
            rejected.push({
              index,
              id: String(loose.success ? loose.output.id : '?').slice(0, 40),
              reason: reasonOf(parsed.issues),
            });
            return loose.success ? visit(loose.output.children, parentId, depth + 1) : [];
          }
          const id = parsed.output.id as CategoryId;
          if (items.has(id)) return [];
          const place = {
            category: toCategory(parsed.output, parentId, [], defaultLanguage),
            words: wordsOf(parsed.output),
          };
          items.set(id, place);
          const childIds = visit(parsed.output.children ?? [], id, depth + 1);
          items.set(id, { ...place, category: { ...place.category, childIds } });
          return [id];
        });

  visit(body, undefined, 1);
  return { items: [...items.values()], rejected };
}

function toCategory(
  wire: ParsedCategory,
  parentId: CategoryId | undefined,
  childIds: readonly CategoryId[],
  defaultLanguage: Language,
): Category {
  const image = v.safeParse(pictureSchema, wire.background_image);
  return {
    id: wire.id as CategoryId,
    slug: wire.slug,
    name: wire.name,
    description: wire.description,
    textLanguage: defaultLanguage,
    type: wire.type === 'link' || wire.type === 'image' || wire.type === 'info' ? wire.type : 'normal',
    links: wire.links,
    cloth: BACKGROUNDS.find((cloth): cloth is Background => cloth === wire.icon),
    image: image.success ? toPicture(image.output) : undefined,
    video: wire.video_name !== undefined && isVideo(wire.video_name) ? wire.video_name : undefined,
    parentId,
    childIds,
    priority: wire.priority,
    opensCallWaiter: wire.open_call_waiter,
    orderAllowed: wire.order_allowed,
    ...(wire.order_hours && { hours: wire.order_hours.map((day) => parseWindows(day) ?? []) }),
    visibility: {
      onlySpot: wire.show_cat_only_for_spot_orders,
      hideSpot: wire.hide_cat_only_for_spot_orders,
      onlySpotBrowse: wire.show_only_for_spot_browse,
      hideSpotBrowse: wire.hide_only_for_spot_browse,
      onlyDelivery: wire.show_cat_only_for_delivery_orders,
      hideDelivery: wire.hide_cat_only_for_delivery_orders,
    },
  };
}

function wordsOf(wire: ParsedCategory): CategoryWithTexts['words'] {
  return Object.fromEntries(
    Object.entries(wire.translations).map(([language, words]) => [
      language,
      {
        ...(words.name ? { name: words.name } : {}),
        ...(words.description ? { description: words.description } : {}),
        ...(words.links && words.links.length > 0 ? { links: words.links } : {}),
      },
    ]),
  );
}

/** The category tree by `priority`, with the translations of `texts`. */
export function hierarchyToWire(categories: readonly Category[], texts: readonly MenuTexts[]): WireCategory[] {
  const byId = new Map(categories.map((category) => [category.id, category]));
  const node = (category: Category, level: number): WireCategory => ({
    ...categoryToWire(category, texts, level),
    children: category.childIds.flatMap((id) => {
      const child = byId.get(id);
      return child && level < DEEPEST ? [node(child, level + 1)] : [];
    }),
  });
  return categories.filter((category) => category.parentId === undefined).map((category) => node(category, 1));
}

function categoryToWire(category: Category, texts: readonly MenuTexts[], level: number): WireCategory {
  const bit = (value: boolean) => Number(value) as 0 | 1;
  const { visibility } = category;
  return {
    id: category.id,
    slug: category.slug,
    name: category.name,
    description: category.description,
    icon: category.cloth ?? null,
    type: category.type,
    links: category.links.map((link) => ({ link })),
    translations: Object.fromEntries(
      texts.flatMap((one) => {
        const words = one.categories[category.id];
        if (!words) return [];
        return [[one.language, { ...words, ...(words.links ? { links: words.links.map((link) => ({ link })) } : {}) }]];
      }),
    ),
    hierarchyLevel: level,
    parentId: category.parentId ?? null,
    children: [],
    priority: category.priority,
    background_image: category.image ? pictureToWire(category.image) : null,
    video_name: category.video ?? null,
    open_call_waiter: bit(category.opensCallWaiter),
    order_allowed: bit(category.orderAllowed),
    ...(category.hours && { order_hours: category.hours.map(formatWindows) }),
    show_cat_only_for_spot_orders: bit(visibility.onlySpot),
    hide_cat_only_for_spot_orders: bit(visibility.hideSpot),
    show_only_for_spot_browse: bit(visibility.onlySpotBrowse),
    hide_only_for_spot_browse: bit(visibility.hideSpotBrowse),
    show_cat_only_for_delivery_orders: bit(visibility.onlyDelivery),
    hide_cat_only_for_delivery_orders: bit(visibility.hideDelivery),
  };
}
