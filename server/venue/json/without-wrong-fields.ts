// A dish with one misspelt field is checked on without that field, so that one mistake does not hide the next ones.
import { type Path, pathText } from '../problem.ts';

export interface WithoutFields {
  readonly rest: unknown;
  /** Paths that were taken out or replaced: no further check can say anything of them. */
  readonly touched: readonly string[];
}

/** For fields that must be there: a value that makes no other part wrong. */
function standIn(path: Path): unknown {
  const field = path.at(-1);
  // A day that is closed; an eighth day goes.
  if (path[0] === 'hours') return /^[1-7]$/.test(String(field)) ? '-' : undefined;
  if (field === 'name' || field === 'title') return '?';
  if (field === 'slug') return `unread-${path[0]}-${path[1]}`;
  if (field === 'price') return path.includes('variants') ? null : '0';
  if (field === 'priceOver' || field === 'deliveryPrice') return '0';
  return undefined;
}

const stepInto = (at: unknown, step: string | number): unknown => {
  if (Array.isArray(at)) return at[Number(step)];
  return typeof at === 'object' && at !== null ? Object.entries(at).find(([name]) => name === String(step))?.[1] : at;
};

const parentOf = (root: unknown, path: Path): unknown => path.slice(0, -1).reduce(stepInto, root);

/**
 * Takes the fields at these paths out of what was written, or puts something harmless there. Only what lies within a
 * part is touched, as deep as `depths` says of each: a dish that is itself wrong is no matter of its fields.
 */
export function withoutWrongFields(
  raw: unknown,
  depths: ReadonlyMap<string, number>,
  wrong: readonly Path[],
): WithoutFields {
  const rest: unknown = structuredClone(raw);
  const touched = new Set<string>();
  const elements = new Map<string, { list: unknown[]; indexes: Set<number> }>();
  const takeElement = (at: Path): void => {
    const list = parentOf(rest, at);
    const index = at.at(-1);
    if (!Array.isArray(list) || typeof index !== 'number') return;
    const name = pathText(at.slice(0, -1));
    const known = elements.get(name) ?? { list, indexes: new Set() };
    elements.set(name, { list, indexes: known.indexes.add(index) });
    // A group with an unreadable option is touched as a whole: its counts cannot be judged any more.
    touched.add(at.at(-2) === 'options' ? pathText(at.slice(0, -2)) : name);
  };
  for (const path of wrong) {
    const [part] = path;
    if (path.length < (depths.get(String(part)) ?? Number.POSITIVE_INFINITY)) continue;
    const field = path.at(-1) ?? '';
    const owner = parentOf(rest, path);
    if (Array.isArray(owner)) takeElement(path);
    // A thing without its key is nobody's: the element goes.
    else if (field === 'key' && path.length > 3) takeElement(path.slice(0, -1));
    else if (typeof owner === 'object' && owner !== null) {
      touched.add(pathText(path));
      const value = standIn(path);
      if (value === undefined) Reflect.deleteProperty(owner, field);
      else Reflect.set(owner, field, value);
    }
  }
  for (const { list, indexes } of elements.values()) {
    for (const index of [...indexes].sort((a, b) => b - a)) list.splice(index, 1);
  }
  return { rest, touched: [...touched] };
}
