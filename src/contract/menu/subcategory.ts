// GET categoriesWithSubcategories and GET subcategories/{id}: tags of a category's products. [S7.05, S7.08]
import * as v from 'valibot';
import type { CategoryId, SubcategoryId } from '#domain/ids.ts';
import { maybeText, parseItems, type Rejected, reasonOf, rowId, text, translations } from '../wire.ts';

export const subcategorySchema = v.object({
  id: rowId,
  name: text(),
  translations: translations(v.object({ name: maybeText })),
});
export const categoryWithSubcategoriesSchema = v.object({
  id: rowId,
  slug: v.string(),
  name: text(),
  subcategories: v.optional(v.array(subcategorySchema), []),
});
export type WireCategoryWithSubcategories = v.InferInput<typeof categoryWithSubcategoriesSchema>;
export type WireSubcategory = v.InferInput<typeof subcategorySchema>;

export interface Subcategory {
  readonly id: SubcategoryId;
  readonly name: string;
}

/** @internal The page has the tags with the dishes; tests parse the server's list with this. */
export const parseSubcategories = (body: unknown): { items: Subcategory[]; rejected: Rejected[] } | undefined =>
  parseItems(body, (item) => {
    const parsed = v.safeParse(subcategorySchema, item);
    return parsed.success
      ? { ok: true, value: { id: parsed.output.id as SubcategoryId, name: parsed.output.name } }
      : { ok: false, reason: reasonOf(parsed.issues) };
  });

/**
 * Categories with products, each with its tags.
 * @internal The page reads the hierarchy; tests parse the server's list with this.
 */
export const parseCategoriesWithSubcategories = (
  body: unknown,
): { items: { id: CategoryId; slug: string; subcategories: Subcategory[] }[]; rejected: Rejected[] } | undefined =>
  parseItems(body, (item) => {
    const parsed = v.safeParse(categoryWithSubcategoriesSchema, item);
    if (!parsed.success) return { ok: false, reason: reasonOf(parsed.issues) };
    const { id, slug, subcategories } = parsed.output;
    return {
      ok: true,
      value: {
        id: id as CategoryId,
        slug,
        subcategories: subcategories.map((one) => ({ id: one.id as SubcategoryId, name: one.name })),
      },
    };
  });
