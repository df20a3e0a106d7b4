// POST logs/spent_time_on_page, logs/user_action, logs/make-system-log: one entry as the body, or several under `entries`. A
// page that is closing sends a form instead, which includes `placeId`. [S7.38–S7.40]
import * as v from 'valibot';
import type { CategoryId, ProductId } from '#domain/ids.ts';
import {
  type KeptEntry,
  LOGGED_PAGES,
  LONGEST_SEARCH,
  type LogEntry,
  type LogKind,
  MOST_ENTRIES,
  USER_ACTIONS,
} from '#domain/log/log-entry.ts';
import { jsonList, numeric, rowId } from '../wire.ts';

/** Endpoint of each kind. */
export const LOG_PATHS: Readonly<Record<LogKind, string>> = {
  time: 'logs/spent_time_on_page',
  action: 'logs/user_action',
  system: 'logs/make-system-log',
};

const id = v.optional(v.pipe(v.string(), v.regex(/^[0-9a-z]{8,32}$/)));
const instant = v.pipe(numeric, v.minValue(0), v.maxValue(8.64e15));
const page = v.picklist(LOGGED_PAGES);
const row = v.nullish(
  v.union([
    rowId,
    v.pipe(
      v.literal(''),
      v.transform(() => undefined),
    ),
  ]),
);

const timeSchema = v.pipe(
  v.object({ id, startTime: instant, endTime: instant, catHierarchyId: row, productId: row, page }),
  v.check(({ startTime, endTime }) => endTime >= startTime),
);
const actionSchema = v.object({
  id,
  /** Time of the event, epoch ms; absent: now. */
  time: v.optional(instant),
  page,
  action_type: v.picklist(USER_ACTIONS),
  categoryId: row,
  productId: row,
});

/** An object, or an object as JSON in a form field. */
const inForm = <S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.unknown(),
    v.transform((value): unknown => {
      if (typeof value !== 'string') return value;
      try {
        return JSON.parse(value);
      } catch {
        return undefined;
      }
    }),
    schema,
  );
const systemSchema = v.variant('action', [
  v.object({
    ...{ id, time: v.optional(instant), action: v.literal('search') },
    data: inForm(
      v.object({
        words: v.pipe(v.string(), v.minLength(2), v.maxLength(LONGEST_SEARCH)),
        found: v.pipe(numeric, v.integer(), v.minValue(0), v.maxValue(1e6)),
      }),
    ),
  }),
  v.object({
    ...{ id, time: v.optional(instant), action: v.literal('offline') },
    data: inForm(v.object({ seconds: v.pipe(numeric, v.integer(), v.minValue(0), v.maxValue(1e7)) })),
  }),
]);

const more = { placeId: v.optional(rowId) };
const bodyOf = <S extends v.GenericSchema>(entry: S) =>
  v.union([
    v.object({ ...more, entries: v.pipe(jsonList(entry), v.minLength(1), v.maxLength(MOST_ENTRIES)) }),
    v.pipe(
      v.intersect([v.object(more), entry]),
      v.transform((one) => ({ placeId: one.placeId, entries: [one as v.InferOutput<S>] })),
    ),
  ]);

export const timeBodySchema = bodyOf(timeSchema);
export const actionBodySchema = bodyOf(actionSchema);
export const systemBodySchema = bodyOf(systemSchema);

/** A report as the server receives it: without an id it counts as a new entry. */
export interface LogReport {
  readonly placeId: number | undefined;
  readonly entries: readonly LoggedEntry[];
}
/** An entry of a device, with its optional fields. */
export type LoggedEntry = LogEntry extends infer E
  ? E extends LogEntry
    ? Omit<E, 'id' | 'at'> & { readonly id: string | undefined } & ('at' extends keyof E
          ? { readonly at: number | undefined }
          : unknown)
    : never
  : never;

const category = (found: number | null | undefined) => (found ?? undefined) as CategoryId | undefined;
const product = (found: number | null | undefined) => (found ?? undefined) as ProductId | undefined;

export const timesFromWire = ({ placeId, entries }: v.InferOutput<typeof timeBodySchema>): LogReport => ({
  placeId,
  entries: entries.map(({ id: key, startTime, endTime, catHierarchyId, productId, page: kind }) => ({
    ...{ kind: 'time', id: key, page: kind, startedAt: startTime, endedAt: endTime },
    ...{ categoryId: category(catHierarchyId), productId: product(productId) },
  })),
});

export const actionsFromWire = ({ placeId, entries }: v.InferOutput<typeof actionBodySchema>): LogReport => ({
  placeId,
  entries: entries.map(({ id: key, time, page: kind, action_type: action, categoryId, productId }) => ({
    ...{ kind: 'action', id: key, at: time, page: kind, action },
    ...{ categoryId: category(categoryId), productId: product(productId) },
  })),
});

export const systemFromWire = ({ placeId, entries }: v.InferOutput<typeof systemBodySchema>): LogReport => ({
  placeId,
  entries: entries.map((entry) =>
    entry.action === 'search'
      ? { ...{ kind: 'system', id: entry.id, at: entry.time }, action: 'search', ...entry.data }
      : { ...{ kind: 'system', id: entry.id, at: entry.time }, action: 'offline', ...entry.data },
  ),
});

/** An entry on the wire. */
export function entryToWire(entry: LogEntry): Record<string, unknown> {
  switch (entry.kind) {
    case 'time': {
      const { id: key, startedAt, endedAt, categoryId, productId, page: kind } = entry;
      return { id: key, startTime: startedAt, endTime: endedAt, catHierarchyId: categoryId, productId, page: kind };
    }
    case 'action': {
      const { id: key, at, page: kind, action, categoryId, productId } = entry;
      return { id: key, time: at, page: kind, action_type: action, categoryId, productId };
    }
    case 'system': {
      const { id: key, at, action } = entry;
      const data = action === 'search' ? { words: entry.words, found: entry.found } : { seconds: entry.seconds };
      return { id: key, time: at, action, data };
    }
  }
}

/** `kept`: number of stored entries; 0 when the guest or the place has switched logging off. */
export const logAnswerSchema = v.object({ success: v.literal(true), kept: v.number() });

const keptSchema = v.array(
  v.object({
    placeId: v.number(),
    entry: v.looseObject({ kind: v.picklist(['time', 'action', 'system']), id: v.string() }),
  }),
);

/** The stored ring; empty when unreadable. */
export const readRing = (text: string | null): readonly KeptEntry[] => {
  try {
    const parsed = v.safeParse(keptSchema, JSON.parse(text ?? '[]'));
    return parsed.success ? (parsed.output as readonly unknown[] as readonly KeptEntry[]) : [];
  } catch {
    return [];
  }
};
