// Parses venue.json to a `Venue`, and reports all schema errors at once.
import * as v from 'valibot';
import { type Venue, venueSchema } from '#contract/place/venue.ts';
import { withoutWrongFields } from './json/without-wrong-fields.ts';
import { type Path, type Problem, pathText } from './problem.ts';

const LISTS = ['orderTypes', 'tables', 'categories', 'products'] as const;
/** Placeholders of required fields, which cause no other errors: dinars have the most decimals. */
const STAND_INS: Readonly<Record<string, unknown>> = {
  format: 1,
  slug: 'unread',
  name: '?',
  currency: 'KWD',
  timeZone: 'UTC',
};
const MAPS = ['allergens', 'ingredients', 'groups'] as const;
/** Depth at which the fields of a part begin; other parts are removed as a whole. */
const DEPTHS: ReadonlyMap<string, number> = new Map([
  ...[...LISTS, ...MAPS, 'stations'].map((name): [string, number] => [name, 3]),
  ...['settings', 'hours', 'datedHours', 'pages', 'gallery', 'service', 'allergenImages'].map(
    (name): [string, number] => [name, 2],
  ),
]);
type ListName = (typeof LISTS)[number];

/** The readable part of a venue, so that further checks run before the first errors are fixed. */
export interface ReadableVenue {
  readonly venue: Venue;
  /** `indexes.products[0]` is the index of `venue.products[0]` in the file. */
  readonly indexes: Readonly<Record<ListName, readonly number[]>>;
  /** Names of unreadable items: references to them are not errors. */
  readonly unread: Readonly<
    Record<'orderTypes' | 'categories' | 'allergens' | 'ingredients' | 'groups', ReadonlySet<string>>
  >;
  /** Paths with reported errors, for which no further error is reported. */
  readonly touched: readonly string[];
}

/** Schema errors, and the part that can be checked further; `undefined` when the file's top level is wrong. */
export function parseVenue(raw: unknown): { problems: readonly Problem[]; readable: ReadableVenue | undefined } {
  const parsed = v.safeParse(venueSchema, raw);
  if (parsed.success) return { problems: [], readable: whole(parsed.output) };
  const problems = problemsOf(parsed.issues);
  // First removes only the wrong fields; when a part is incomplete without them, the part.
  const { rest, touched } = withoutWrongFields(raw, DEPTHS, parsed.issues.flatMap(pathsOf));
  const again = v.safeParse(venueSchema, rest);
  const readable = again.success ? whole(again.output) : withoutWrongParts(rest, again.issues);
  if (!readable) return { problems, readable };
  const unread = { ...readable.unread, ...namesTouched(raw, readable.unread, touched) };
  return { problems, readable: { ...readable, unread, touched } };
}

/** Categories and order types with unreadable names: references to them are not errors. */
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

/** Paths of an issue; a value that fits none of several shapes may be wrong in several places. */
const pathsOf = (issue: Issue): readonly Path[] => {
  const inner = innerOf(issue);
  return inner.length === 0 ? [pathOf(issue)] : inner.map((one) => [...pathOf(issue), ...pathOf(one)]);
};

const innerOf = (issue: Issue): readonly Issue[] =>
  issue.type === 'union' ? (issue.issues ?? []).filter((one) => one.path !== undefined) : [];

/** Schema issues as sentences with paths. */
export const problemsOf = (issues: readonly Issue[]): Problem[] =>
  issues.flatMap((issue) => {
    const inner = innerOf(issue);
    if (inner.length === 0) return [{ path: pathText(pathOf(issue)), message: messageOf(issue) }];
    return inner.map((one) => ({ path: pathText([...pathOf(issue), ...pathOf(one)]), message: messageOf(one) }));
  });

function messageOf(issue: Issue): string {
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'there is no such field';
  if (issue.received === 'undefined') return 'is missing';
  // Our own union messages name what is expected.
  if (issue.type === 'union' && !issue.message.startsWith('Invalid')) {
    return `must be ${issue.message}, not ${issue.received}`;
  }
  if (issue.type === 'union') return `must be text, or texts by language, not ${issue.received}`;
  if (issue.kind === 'schema') {
    const quotes = issue.expected === 'string' && typeof issue.input === 'number' ? ' (write it in quotes)' : '';
    return `must be ${issue.expected}, not ${issue.received}${quotes}`;
  }
  // The schema's own messages name what is expected; Valibot's are whole sentences.
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
