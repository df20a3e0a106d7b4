import { homesOf } from '#domain/owner/list-order.ts';
import { nameIn, translatedName } from '#domain/owner/menu-outline.ts';
import { goesWithEdit, goesWithIn, offerable } from '#domain/owner/offers/goes-with.ts';
import { isObject, type VenueFile, valueAt } from '#domain/owner/venue-file.ts';
import { useReaderTexts } from '#staff/frame/reader-text.tsx';
import { GoesWith } from './goes-with.tsx';
import type { EditQueue } from './use-edit-queue.ts';

/** Dishes that go with the open dish. */
export const EditedOffers = ({
  queue,
  file,
  slug,
}: {
  readonly queue: EditQueue;
  readonly file: VenueFile;
  readonly slug: string;
}) => {
  const { language: reader } = useReaderTexts();
  const nameOf = (list: 'products' | 'categories', one: string) =>
    translatedName(file, list, one, reader)?.text ?? nameIn(file, list, one);
  const named = (one: string) => ({ slug: one, name: nameOf('products', one) });
  const change = (to: (list: readonly string[]) => readonly string[]) =>
    void queue((now) => goesWithEdit(now, slug, to(goesWithIn(now, slug))));
  const homeOf = (one: string) => {
    const dish = valueAt(file, ['products', one]);
    return isObject(dish) ? nameOf('categories', homesOf(dish)[0] ?? '') : '';
  };
  const offerables = offerable(file, slug);
  const categories = [...new Set(offerables.map(homeOf))];
  return (
    <GoesWith
      offered={goesWithIn(file, slug).map(named)}
      more={categories.map((category) => ({
        category,
        dishes: offerables.filter((one) => homeOf(one) === category).map(named),
      }))}
      onMove={(one, by) =>
        change((list) => {
          const at = list.indexOf(one) + by;
          const others = list.filter((other) => other !== one);
          return [...others.slice(0, at), one, ...others.slice(at)];
        })
      }
      onRemove={(one) => change((list) => list.filter((other) => other !== one))}
      onAdd={(one) => change((list) => [...list, one])}
    />
  );
};
