// Removes wrong fields, so that the rest of a dish is still checked and one error does not hide others.
import { type Path, pathText } from '../problem.ts';

export interface WithoutFields {
  readonly rest: unknown;
  /** Removed or replaced paths, which later checks must ignore. */
  readonly touched: readonly string[];
}

/** Placeholder for a required field that causes no other error. */
function standIn(path: Path): unknown {
  const field = path.at(-1);
  // A closed day; an eighth day is removed.
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
 * Removes the fields at these paths, or replaces them by placeholders. Only fields inside a part are changed, at the depth
 * given by `depths`; a part that is wrong as a whole is removed.
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
    // A group with an unreadable option counts as touched, because its counts cannot be checked.
    touched.add(at.at(-2) === 'options' ? pathText(at.slice(0, -2)) : name);
  };
  for (const path of wrong) {
    const [part] = path;
    if (path.length < (depths.get(String(part)) ?? Number.POSITIVE_INFINITY)) continue;
    const field = path.at(-1) ?? '';
    const owner = parentOf(rest, path);
    if (Array.isArray(owner)) takeElement(path);
    // An item without its key cannot be referenced, so the element is removed.
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
