// Runs in the measured page: the duration of the search itself, without a frame around it. Bundled by
// tests/bench/search.ts.
import { type SearchField, searchDishes } from '#domain/search/search.ts';
import { fold, foldWords } from '#domain/search/search-fold.ts';
import { soundOf } from '#domain/search/search-sound.ts';
import { layOut, scan } from '#domain/search/search-text.ts';

export interface ScanTimes {
  /** One pass through the names of one language for one word, ms. */
  readonly plain: readonly number[];
  /** Total cost of a query, in one language and in all, ms. */
  readonly one: readonly number[];
  readonly all: readonly number[];
  /** Building the index of one language, ms. */
  readonly layOut: readonly number[];
}

declare global {
  interface Window {
    timeScans: (menu: MenuTexts, queries: readonly string[]) => ScanTimes;
  }
}

/** Names and descriptions of all dishes, by language. */
type MenuTexts = readonly { readonly names: readonly string[]; readonly descriptions: readonly string[] }[];

/** A page's clock is coarse, so short work is repeated this many times. */
const TIMES = 20;

window.timeScans = (menu, queries) => {
  const laid: number[] = [];
  const time = (work: () => void, times = TIMES): number => {
    const began = performance.now();
    for (let n = 0; n < times; n++) work();
    return (performance.now() - began) / times;
  };
  const fields = menu.flatMap(({ names, descriptions }, at): SearchField[] => {
    const own = at === 0;
    let made: SearchField[] = [];
    const make = () => {
      const folded = names.map(fold);
      const sound = layOut(folded.map(soundOf));
      made = [
        { kind: 'name', language: 'bg', own, text: layOut(folded), sound },
        { kind: 'description', language: 'bg', own, text: layOut(descriptions.map(fold)), sound: undefined },
      ];
    };
    laid.push(time(make, 1));
    return made;
  });
  const [names] = fields;
  const count = menu[0]?.names.length ?? 0;
  const asked = queries.map(foldWords);
  const search = (some: readonly SearchField[]) =>
    asked.map((words) => time(() => void searchDishes(some, count, words)));
  search(fields);
  return {
    plain: asked.map((words) => time(() => names && scan(names.text, words[0] ?? '', true, () => undefined))),
    one: search(fields.slice(0, 2)),
    all: search(fields),
    layOut: laid,
  };
};
