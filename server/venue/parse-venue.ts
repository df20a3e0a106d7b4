// From the text of venue.json to a `Venue`, with every misspelling told at once.
import * as v from 'valibot';
import { type Venue, venueSchema } from '#contract/place/venue.ts';
import { withoutWrongFields } from './json/without-wrong-fields.ts';
import { type Path, type Problem, pathText } from './problem.ts';

const LISTS = ['orderTypes', 'tables', 'categories', 'products'] as const;
/** For fields that must be there, such that no other part becomes wrong by them: dinars have the most decimals. */
const STAND_INS: Readonly<Record<string, unknown>> = {
  format: 1,
  slug: 'unread',
  name: '?',
  currency: 'KWD',
  timeZone: 'UTC',
};
const MAPS = ['allergens', 'ingredients', 'groups'] as const;
/** At which depth the fields of a part begin; of what is not named here, the whole is taken out. */
const DEPTHS: ReadonlyMap<string, number> = new Map([
  ...[...LISTS, ...MAPS, 'stations'].map((name): [string, number] => [name, 3]),
  ...['settings', 'hours', 'datedHours', 'pages', 'gallery', 'service', 'allergenImages'].map(
    (name): [string, number] => [name, 2],
  ),
]);
type ListName = (typeof LISTS)[number];

/** The readable part of a venue: further checks need not wait until the first problems are fixed. */
export interface ReadableVenue {
  readonly venue: Venue;
  /** `indexes.products[0]` is where `venue.products[0]` stands in the file. */
  readonly indexes: Readonly<Record<ListName, readonly number[]>>;
  /** Names that exist but could not be read: a reference to one is not wrong as well. */
  readonly unread: Readonly<
    Record<'orderTypes' | 'categories' | 'allergens' | 'ingredients' | 'groups', ReadonlySet<string>>
  >;
  /** Paths of what was not as it should be: their own problem has been told, and no other one is theirs. */
  readonly touched: readonly string[];
}

/** The problems of shape, and what can be checked further; undefined where the head of the file is itself wrong. */
export function parseVenue(raw: unknown): { problems: readonly Problem[]; readable: ReadableVenue | undefined } {
  const parsed = v.safeParse(venueSchema, raw);
  if (parsed.success) return { problems: [], readable: whole(parsed.output) };
  const problems = problemsOf(parsed.issues);
  // First only what is wrong is taken out; where a part is not whole without it, the part.
  const { rest, touched } = withoutWrongFields(raw, DEPTHS, parsed.issues.flatMap(pathsOf));
  const again = v.safeParse(venueSchema, rest);
  const readable = again.success ? whole(again.output) : withoutWrongParts(rest, again.issues);
  if (!readable) return { problems, readable };
  const unread = { ...readable.unread, ...namesTouched(raw, readable.unread, touched) };
  return { problems, readable: { ...readable, unread, touched } };
}

/** Categories and order types whose own names could not be read: who names them as they are written is not wrong as well. */
function namesTouched(
  raw: unknown,
  { categories, orderTypes }: ReadableVenue['unread'],
  touched: readonly string[],
): Pick<ReadableVenue['unread'], 'categories' | 'orderTypes'> {
  const names = { categories: new Set(categories), orderTypes: new Set(orderTypes) };
  const written = v.safeParse(v.object({ categories: v.unknown(), orderTypes: v.unknown() }), raw);
  if (!written.success) return names;
  for (const [list, field] of [
    ['categories', 'slug'],
    ['orderTypes', 'type'],
  ] as const) {
    const parts = written.output[list];
    if (!Array.isArray(parts)) continue;
    for (const [i, part] of parts.entries()) {
      if (touched.includes(pathText([list, i, field]))) addName(names[list], part, field);
    }
  }
  return names;
}

type Issue = v.BaseIssue<unknown>;

const pathOf = (issue: Issue): Path =>
  (issue.path ?? []).map(({ key }) => (typeof key === 'number' ? key : String(key)));

/** Where an issue stands; a value that fits none of several shapes may be wrong in several places. */
const pathsOf = (issue: Issue): readonly Path[] => {
  const inner = innerOf(issue);
  return inner.length === 0 ? [pathOf(issue)] : inner.map((one) => [...pathOf(issue), ...pathOf(one)]);
};

const innerOf = (issue: Issue): readonly Issue[] =>
  issue.type === 'union' ? (issue.issues ?? []).filter((one) => one.path !== undefined) : [];

/** The issues of a schema as sentences with their paths. */
export const problemsOf = (issues: readonly Issue[]): Problem[] =>
  issues.flatMap((issue) => {
    const inner = innerOf(issue);
    if (inner.length === 0) return [{ path: pathText(pathOf(issue)), message: messageOf(issue) }];
    return inner.map((one) => ({ path: pathText([...pathOf(issue), ...pathOf(one)]), message: messageOf(one) }));
  });

function messageOf(issue: Issue): string {
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'there is no such field';
  if (issue.received === 'undefined') return 'is missing';
  // A union of ours says itself what is expected.
  if (issue.type === 'union' && !issue.message.startsWith('Invalid')) {
    return `must be ${issue.message}, not ${issue.received}`;
  }
  if (issue.type === 'union') return `must be text, or texts by language, not ${issue.received}`;
  if (issue.kind === 'schema') {
    const quotes = issue.expected === 'string' && typeof issue.input === 'number' ? ' (write it in quotes)' : '';
    return `must be ${issue.expected}, not ${issue.received}${quotes}`;
  }
  // The schema's own words name what is expected; Valibot's own are whole sentences.
  return issue.message.startsWith('Invalid') ? issue.message : `must be ${issue.message}, not ${issue.received}`;
}

const everyIndex = (list: readonly unknown[]): number[] => list.map((_, index) => index);

const whole = (venue: Venue): ReadableVenue => ({
  venue,
  indexes: {
    orderTypes: everyIndex(venue.orderTypes),
    tables: everyIndex(venue.tables),
    categories: everyIndex(venue.categories),
    products: everyIndex(venue.products),
  },
  unread: {
    orderTypes: new Set(),
    categories: new Set(),
    allergens: new Set(),
    ingredients: new Set(),
    groups: new Set(),
  },
  touched: [],
});

function withoutWrongParts(raw: unknown, issues: readonly Issue[]): ReadableVenue | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined;
  const rest: Record<string, unknown> = { ...raw };
  const wrong = issues.map(pathOf);
  const wrongIn = (name: string) => new Set(wrong.flatMap(([first, second]) => (first === name ? [second] : [])));
  const indexes: Record<ListName, number[]> = { orderTypes: [], tables: [], categories: [], products: [] };
  const unread = {
    orderTypes: new Set<string>(),
    categories: new Set<string>(),
    allergens: new Set<string>(),
    ingredients: new Set<string>(),
    groups: new Set<string>(),
  };

  for (const name of LISTS) {
    const list = rest[name];
    if (!Array.isArray(list)) continue;
    const bad = wrongIn(name);
    indexes[name] = everyIndex(list).filter((index) => !bad.has(index));
    rest[name] = list.filter((_, index) => !bad.has(index));
    for (const [index, one] of list.entries()) {
      if (!bad.has(index)) continue;
      if (name === 'categories') addName(unread.categories, one, 'slug');
      if (name === 'orderTypes') addName(unread.orderTypes, one, 'type');
    }
  }
  for (const name of MAPS) {
    const map = rest[name];
    if (typeof map !== 'object' || map === null) continue;
    const bad = wrongIn(name);
    for (const key of Object.keys(map)) if (bad.has(key)) unread[name].add(key);
    rest[name] = Object.fromEntries(Object.entries(map).filter(([key]) => !bad.has(key)));
  }
  const parts: readonly string[] = [...LISTS, ...MAPS];
  for (const [first] of wrong) {
    if (typeof first !== 'string' || parts.includes(first)) continue;
    if (Object.hasOwn(STAND_INS, first)) rest[first] = STAND_INS[first];
    else delete rest[first];
  }
  const parsed = v.safeParse(venueSchema, rest);
  return parsed.success ? { venue: parsed.output, indexes, unread, touched: [] } : undefined;
}

function addName(names: Set<string>, part: unknown, field: 'slug' | 'type'): void {
  const parsed = v.safeParse(v.object({ [field]: v.string() }), part);
  if (parsed.success) names.add(String(parsed.output[field]));
}
