// Categories without a station in a venue's file: the default station cooks their dishes, and the owner gets a warning.

/** Fields of a venue's file that this check needs. Categories are identified by slug. */
export interface CookedMenu {
  readonly stations: readonly { readonly categories: readonly string[] }[];
  readonly categories: readonly { readonly slug: string; readonly parent?: string | undefined }[];
  readonly products: readonly { readonly categories: readonly string[] }[];
}

/** Categories with a dish that no station cooks; empty when the place has one kitchen. */
export function uncookedCategories({ stations, categories, products }: CookedMenu): readonly string[] {
  if (stations.length < 2) return [];
  const cooked = new Set(stations.flatMap((station) => station.categories));
  const parents = new Map(categories.map(({ slug, parent }) => [slug, parent]));
  const isCooked = (slug: string): boolean => {
    const seen = new Set<string>();
    for (let at: string | undefined = slug; at !== undefined && !seen.has(at); at = parents.get(at)) {
      if (cooked.has(at)) return true;
      seen.add(at);
    }
    return false;
  };
  return [...new Set(products.filter((one) => !one.categories.some(isCooked)).flatMap((one) => one.categories))];
}
