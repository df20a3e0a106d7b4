// Prepared queries of the order path, built once, because building a statement costs far more than running it. A kept query
// has slots for its values, which each call fills.
import {
  type Compilable,
  type CompiledQuery,
  type Expression,
  type Insertable,
  type InsertObject,
  type Kysely,
  type OperationNode,
  ValueNode,
} from 'kysely';
import type { Database } from './database.ts';

/** Placeholders for values while a query is built. */
export type Slots<V> = { readonly [K in keyof V]: Expression<V[K]> };

/** Placeholder of one value: an expression for the builder, then the parameter that a call replaces. */
class Slot implements Expression<never> {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }

  get expressionType(): undefined {
    return undefined;
  }

  toOperationNode(): OperationNode {
    return ValueNode.create(this);
  }

  [Symbol.toPrimitive](): never {
    throw new Error(`The slot "${this.name}" has no value while the query is built`);
  }
}

/**
 * Builds and compiles a query whose parameters can be replaced. Throws when a slot did not become a parameter, so that its
 * value would be lost, or when one of `names` has no slot, so that a condition would be missing.
 */
const compile = <V, R>(build: (slots: Slots<V>) => Compilable<R>, names: readonly string[]): CompiledQuery<R> => {
  const asked = new Set<string>();
  const slots = new Proxy({} as Slots<V>, {
    get: (_, name) => {
      asked.add(String(name));
      return new Slot(String(name));
    },
  });
  const query = build(slots).compile();
  const filled = new Set(query.parameters.map((one) => (one instanceof Slot ? one.name : undefined)));
  for (const name of [...asked, ...names])
    if (!filled.has(name)) throw new Error(`The slot "${name}" is no parameter of: ${query.sql}`);
  return query;
};

/**
 * A query compiled once per database, transactions included, and run with each call's values; returns the rows. Only values
 * may differ between calls: the statement's shape (list length, optional condition, `is null`) must not depend on them.
 * Throws when a slot is no parameter or has no value.
 */
export const keptQuery = <V extends object, R>(
  build: (db: Kysely<Database>, slots: Slots<V>) => Compilable<R>,
): ((db: Kysely<Database>, values: V) => Promise<R[]>) => {
  const kept = new WeakMap<object, CompiledQuery<R>>();
  return async (db, values) => {
    // Each transaction is a new object, while the adapter is the database's. Plugins may change the statement.
    const { adapter, plugins } = db.getExecutor();
    const key = plugins.length === 0 ? adapter : db;
    let query = kept.get(key);
    if (!query) {
      query = compile<V, R>((slots) => build(db, slots), Object.keys(values));
      kept.set(key, query);
    }
    const { sql } = query;
    const parameters = query.parameters.map((one) => {
      if (!(one instanceof Slot)) return one;
      const value = values[one.name as keyof V];
      if (value === undefined) throw new Error(`The slot "${one.name}" is given no value in: ${sql}`);
      return value;
    });
    return (await db.executeQuery<R>({ ...query, parameters })).rows;
  };
};

/** A row to insert, with all columns named. */
type NewRow<T extends keyof Database> = Required<Insertable<Database[T]>>;

/** A kept query that inserts one row with the named columns. */
export const insertQuery = <T extends keyof Database, C extends keyof NewRow<T> & string>(
  table: T,
  columns: readonly C[],
): ((db: Kysely<Database>, row: Pick<NewRow<T>, C>) => Promise<unknown>) =>
  keptQuery((db, slots: Slots<Pick<NewRow<T>, C>>) =>
    db
      .insertInto(table)
      .values(Object.fromEntries(columns.map((column) => [column, slots[column]])) as InsertObject<Database, T>),
  );
