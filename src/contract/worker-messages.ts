// Messages between page and worker. Both sides parse them, because a message of another build may have any content.
import * as v from 'valibot';
import { LANGUAGES } from '#domain/language/language.ts';

/** Properties of this device on which the server's pages depend. */
const readerSchema = v.object({
  language: v.picklist(LANGUAGES),
  /** The device is shared, and belongs to the venue. */
  isShared: v.boolean(),
  /** The connection is metered or slow: only what the guest has opened is stored. */
  isSparing: v.boolean(),
});
export type Reader = v.InferOutput<typeof readerSchema>;

const workerMessageSchema = v.variant('type', [
  /** Page → worker: an outbox entry is waiting. */
  v.object({ type: v.literal('flush') }),
  /** Page → waiting worker: the page is idle, take over. */
  v.object({ type: v.literal('SKIP_WAITING') }),
  /** Page → worker: this page is open and must open offline from now on. Answered by a `WorkerReply`. */
  v.object({
    type: v.literal('opened'),
    reader: readerSchema,
    address: v.pipe(v.string(), v.url()),
    /** Paths of the files that the page has loaded. */
    files: v.array(v.string()),
  }),
]);
export type WorkerMessage = v.InferOutput<typeof workerMessageSchema>;

/** Worker → page, on the port sent with `opened`: whether the page and its files are stored. */
const workerReplySchema = v.object({ type: v.literal('kept'), isWhole: v.boolean() });
export type WorkerReply = v.InferOutput<typeof workerReplySchema>;

export function parseWorkerMessage(data: unknown): WorkerMessage | undefined {
  const parsed = v.safeParse(workerMessageSchema, data);
  return parsed.success ? parsed.output : undefined;
}

export function parseWorkerReply(data: unknown): WorkerReply | undefined {
  const parsed = v.safeParse(workerReplySchema, data);
  return parsed.success ? parsed.output : undefined;
}

export function parseReader(data: unknown): Reader | undefined {
  const parsed = v.safeParse(readerSchema, data);
  return parsed.success ? parsed.output : undefined;
}

/** Tag of one-shot background sync, if the browser supports it. */
export const FLUSH_TAG = 'tabl-flush';
