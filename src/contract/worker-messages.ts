// What page and worker say to each other. A message of another build may be anything, so both sides parse.
import * as v from 'valibot';

export const workerMessageSchema = v.variant('type', [
  /** Page → worker: something is waiting in the outbox. */
  v.object({ type: v.literal('flush') }),
  /** Page → waiting worker: nothing is open here, take over. */
  v.object({ type: v.literal('SKIP_WAITING') }),
]);
export type WorkerMessage = v.InferOutput<typeof workerMessageSchema>;

export function parseWorkerMessage(data: unknown): WorkerMessage | undefined {
  const parsed = v.safeParse(workerMessageSchema, data);
  return parsed.success ? parsed.output : undefined;
}

/** The tag of one-shot background sync, where the browser has it. */
export const FLUSH_TAG = 'tabl-flush';
