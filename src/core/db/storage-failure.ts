/**
 * full  the browser gives no more room
 * lost  the database is gone, closed, or out of order
 */
export type StorageFailure = 'full' | 'lost';

/** Transactions are aborted by nobody but the browser here, so an abort is a loss too. */
const LOST: ReadonlySet<string> = new Set([
  'InvalidStateError',
  'DatabaseClosedError',
  'UnknownError',
  'AbortError',
  'OpenFailedError',
  'MissingAPIError',
  'NotFoundError',
  'SecurityError',
  'VersionError',
]);

/** undefined: it is not the storage that failed. */
export function storageFailureOf(error: unknown): StorageFailure | undefined {
  if (!(error instanceof Error)) return undefined;
  // Dexie wraps what the browser said.
  const inner = 'inner' in error && error.inner !== error ? storageFailureOf(error.inner) : undefined;
  if (error.name === 'QuotaExceededError' || inner === 'full') return 'full';
  return LOST.has(error.name) ? 'lost' : inner;
}
