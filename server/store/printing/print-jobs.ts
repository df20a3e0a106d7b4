// Papers of a place: what is to be printed, the state and the outcome.
import type { PaperKind, PaperState } from '#domain/service/paper.ts';
import type { Store, Tx } from '../store.ts';

type Db = Store['read'];

export type PrintState = PaperState;

export interface NewPrintJob {
  readonly placeId: number;
  readonly id: string;
  readonly printer: string;
  readonly kind: PaperKind;
  readonly orderId: string | undefined;
  readonly station: string | undefined;
  readonly copyOf: string | undefined;
  /** JSON. */
  readonly content: string;
  readonly at: number;
}

export interface PrintJob extends NewPrintJob {
  readonly seq: number;
  readonly state: PrintState;
  readonly attempts: number;
  readonly retryAt: number;
  readonly reason: string | undefined;
  readonly proof: 'printer' | 'status' | 'person' | undefined;
  readonly endedAt: number | undefined;
  /** Decision of a person on the paper. */
  readonly settled: { readonly by: string; readonly at: number } | undefined;
}

/** Adds a job behind all others of its place; does nothing when the id exists. The place must be locked. */
export const addPrintJob = async (tx: Tx, job: NewPrintJob): Promise<boolean> => {
  const last = await tx.db
    .selectFrom('print_jobs')
    .select((query) => query.fn.max('seq').as('seq'))
    .where('place_id', '=', job.placeId)
    .executeTakeFirst();
  const added = await tx.db
    .insertInto('print_jobs')
    .values({
      place_id: job.placeId,
      id: job.id,
      printer: job.printer,
      seq: Number(last?.seq ?? 0) + 1,
      kind: job.kind,
      order_id: job.orderId ?? null,
      station: job.station ?? null,
      copy_of: job.copyOf ?? null,
      content: job.content,
      created_at: job.at,
      state: 'queued',
      attempts: 0,
      retry_at: 0,
      reason: null,
      proof: null,
      ended_at: null,
    })
    .onConflict((conflict) => conflict.columns(['place_id', 'printer', 'id']).doNothing())
    .executeTakeFirst();
  return Number(added.numInsertedOrUpdatedRows ?? 0) > 0;
};

const jobsOf = async (
  db: Db,
  placeId: number,
  filter: {
    readonly printer?: string;
    readonly kind?: PaperKind;
    readonly states?: readonly PrintState[];
    readonly orderId?: string;
    readonly id?: string;
    readonly seq?: number;
    /** Prefix of the ids; contains no pattern characters. */
    readonly under?: string;
    /** Id of a paper; finds it and its copies. */
    readonly family?: string;
    /** Created since then and not settled. */
    readonly openSince?: number;
  },
  limit: number,
  latest = false,
): Promise<PrintJob[]> => {
  let query = db.selectFrom('print_jobs').selectAll().where('place_id', '=', placeId);
  if (filter.printer !== undefined) query = query.where('printer', '=', filter.printer);
  if (filter.kind !== undefined) query = query.where('kind', '=', filter.kind);
  if (filter.states !== undefined) query = query.where('state', 'in', filter.states);
  if (filter.orderId !== undefined) query = query.where('order_id', '=', filter.orderId);
  if (filter.seq !== undefined) query = query.where('seq', '=', filter.seq);
  if (filter.id !== undefined) query = query.where('id', '=', filter.id);
  if (filter.under !== undefined) query = query.where('id', 'like', `${filter.under}%`);
  const { family } = filter;
  if (family !== undefined) query = query.where((is) => is.or([is('id', '=', family), is('copy_of', '=', family)]));
  if (filter.openSince !== undefined) {
    query = query.where('created_at', '>=', filter.openSince).where('settled_at', 'is', null);
  }
  const rows = await query
    .orderBy('seq', latest ? 'desc' : 'asc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    placeId: row.place_id,
    id: row.id,
    printer: row.printer,
    seq: row.seq,
    kind: row.kind as PaperKind,
    orderId: row.order_id ?? undefined,
    station: row.station ?? undefined,
    copyOf: row.copy_of ?? undefined,
    content: row.content,
    at: row.created_at,
    state: row.state as PrintState,
    attempts: row.attempts,
    retryAt: row.retry_at,
    reason: row.reason ?? undefined,
    proof: (row.proof ?? undefined) as PrintJob['proof'],
    endedAt: row.ended_at ?? undefined,
    settled: row.settled_at === null ? undefined : { by: row.settled_by ?? '', at: row.settled_at },
  }));
};

/** Next job of a printer; `undefined`: none. */
export const nextPrintJob = async (db: Db, placeId: number, printer: string): Promise<PrintJob | undefined> =>
  (await jobsOf(db, placeId, { printer, states: ['queued', 'sending', 'failed'] }, 1))[0];

/** Jobs of a place, latest first. */
export const latestPrintJobs = (db: Db, placeId: number, limit: number): Promise<PrintJob[]> =>
  jobsOf(db, placeId, {}, limit, true);

/** Test slips of a printer, latest first. */
export const latestTestSlips = (db: Db, placeId: number, printer: string, limit: number): Promise<PrintJob[]> =>
  jobsOf(db, placeId, { printer, kind: 'test' }, limit, true);

/** Maximum number of open papers on a board; with more of them, staff should look at the printer. */
const MOST_OPEN = 50;

/** Papers of a place since a time that wait for a person's decision. */
export const openPrintJobs = (db: Db, placeId: number, since: number): Promise<PrintJob[]> =>
  jobsOf(db, placeId, { states: ['unknown', 'asks'], openSince: since }, MOST_OPEN);

/** One paper of a printer. */
export const findPrintJob = async (
  db: Db,
  of: Pick<PrintJob, 'placeId' | 'printer' | 'id'>,
): Promise<PrintJob | undefined> => (await jobsOf(db, of.placeId, { printer: of.printer, id: of.id }, 1))[0];

/** Papers of a printer with this id prefix, in print order. */
export const printJobsUnder = (db: Db, placeId: number, printer: string, under: string): Promise<PrintJob[]> =>
  jobsOf(db, placeId, { printer, under }, MOST_OPEN);

/** Paper of a printer by its number. */
export const printJobAt = async (
  db: Db,
  placeId: number,
  printer: string,
  seq: number,
): Promise<PrintJob | undefined> => (await jobsOf(db, placeId, { printer, seq }, 1))[0];

/** Papers of an order, printed or waiting. */
export const printJobsOfOrder = (db: Db, placeId: number, orderId: string): Promise<PrintJob[]> =>
  jobsOf(db, placeId, { orderId }, 500);

/** A paper and its copies at its printer, in print order. */
export const printJobFamily = (
  db: Db,
  { placeId, printer, id, copyOf }: Pick<PrintJob, 'placeId' | 'printer' | 'id' | 'copyOf'>,
): Promise<PrintJob[]> => jobsOf(db, placeId, { printer, family: copyOf ?? id }, 500);

/** Moves a job from one of the given states; returns false without a change when it is in another one. */
export const movePrintJob = async (
  tx: Tx,
  job: Pick<PrintJob, 'placeId' | 'printer' | 'id'>,
  from: readonly PrintState[],
  to: {
    readonly state: PrintState;
    readonly attempts?: number;
    readonly retryAt?: number;
    readonly reason?: string | undefined;
    readonly proof?: PrintJob['proof'];
    readonly endedAt?: number;
  },
): Promise<boolean> => {
  const moved = await tx.db
    .updateTable('print_jobs')
    .set({
      state: to.state,
      reason: to.reason ?? null,
      proof: to.proof ?? null,
      ended_at: to.endedAt ?? null,
      ...(to.attempts !== undefined && { attempts: to.attempts }),
      ...(to.retryAt !== undefined && { retry_at: to.retryAt }),
    })
    .where('place_id', '=', job.placeId)
    .where('printer', '=', job.printer)
    .where('id', '=', job.id)
    .where('state', 'in', from)
    .executeTakeFirst();
  return Number(moved.numUpdatedRows) > 0;
};

/** Stores a person's decision on a paper; its state is changed separately. */
export const settlePrintJob = async (
  tx: Tx,
  { placeId, printer, id }: Pick<PrintJob, 'placeId' | 'printer' | 'id'>,
  { by, at }: { readonly by: string; readonly at: number },
): Promise<void> => {
  await tx.db
    .updateTable('print_jobs')
    .set({ settled_at: at, settled_by: by })
    .where('place_id', '=', placeId)
    .where('printer', '=', printer)
    .where('id', '=', id)
    .execute();
};

/** Journal number up to which papers were made; `undefined`: the place never had a printer. */
export const printCursor = async (db: Db, placeId: number): Promise<number | undefined> => {
  const row = await db.selectFrom('print_cursors').select('seq').where('place_id', '=', placeId).executeTakeFirst();
  return row?.seq;
};

export const savePrintCursor = async (tx: Tx, placeId: number, seq: number): Promise<void> => {
  await tx.db.updateTable('print_cursors').set({ seq }).where('place_id', '=', placeId).execute();
};
