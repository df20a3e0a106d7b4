// The queries on the way of an order, built once: building a statement again costs far more than running it. A kept query
// is built with slots in the place of its values, and each call fills them.
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

/** Placeholders for the values while a query is built. */
export type Slots<V> = { readonly [K in keyof V]: Expression<V[K]> };

/** Stands for one value: an expression to the builder, and then the parameter that a call replaces. */
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
 * Builds and compiles a query whose every parameter can be filled anew. Throws where a slot did not become a parameter,
 * so that its value would be lost, and where one of `names` has no slot, so that a condition would be missing.
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
 * A query that is built and compiled once for each database, transactions included, and run with the values of each call;
 * it gives the rows. Only values may differ from call to call: what shapes the statement (a list's length, a condition
 * left out, `is null`) must not hang on them. Throws where a slot is no parameter of the query or is given no value.
 */
export const keptQuery = <V extends object, R>(
  build: (db: Kysely<Database>, slots: Slots<V>) => Compilable<R>,
): ((db: Kysely<Database>, values: V) => Promise<R[]>) => {
  const kept = new WeakMap<object, CompiledQuery<R>>();
  return async (db, values) => {
    // Each transaction is an object of its own; the adapter is its database's. Plugins may make another statement of it.
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

/** A row to be added, all of its columns named. */
type NewRow<T extends keyof Database> = Required<Insertable<Database[T]>>;

/** A kept query that adds one row to a table, with the named columns. */
export const insertQuery = <T extends keyof Database, C extends keyof NewRow<T> & string>(
  table: T,
  columns: readonly C[],
): ((db: Kysely<Database>, row: Pick<NewRow<T>, C>) => Promise<unknown>) =>
  keptQuery((db, slots: Slots<Pick<NewRow<T>, C>>) =>
    db
      .insertInto(table)
      .values(Object.fromEntries(columns.map((column) => [column, slots[column]])) as InsertObject<Database, T>),
  );
