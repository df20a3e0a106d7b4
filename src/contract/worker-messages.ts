// Messages between page and worker. A message of another build may be anything, so both sides parse.
import * as v from 'valibot';
import { LANGUAGES } from '#domain/language/language.ts';

/** The reader on this device, as far as the server's pages differ by it. */
const readerSchema = v.object({
  language: v.picklist(LANGUAGES),
  /** The device is a kiosk: it belongs to the house. */
  isShared: v.boolean(),
  /** The connection is metered or slow: only what the guest has opened is kept. */
  isSparing: v.boolean(),
});
export type Reader = v.InferOutput<typeof readerSchema>;

const workerMessageSchema = v.variant('type', [
  /** Page → worker: something is waiting in the outbox. */
  v.object({ type: v.literal('flush') }),
  /** Page → waiting worker: nothing is open here, take over. */
  v.object({ type: v.literal('SKIP_WAITING') }),
  /** Page → worker: this page is open; it must open without a network from now on. Answered by a `WorkerReply`. */
  v.object({
    type: v.literal('opened'),
    reader: readerSchema,
    address: v.pipe(v.string(), v.url()),
    /** The paths of the files that the page has loaded. */
    files: v.array(v.string()),
  }),
]);
export type WorkerMessage = v.InferOutput<typeof workerMessageSchema>;

/** Worker → page, on the port that came with `opened`: whether the page and its files are stored. */
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

/** The tag of one-shot background sync, where the browser has it. */
export const FLUSH_TAG = 'tabl-flush';
