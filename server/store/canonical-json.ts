import { createHash } from 'node:crypto';

/** JSON with sorted keys and without `undefined`, so that equal values give equal texts. */
export const canonicalJson = (value: unknown): string => JSON.stringify(value, sortKeys);

const sortKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

export const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('base64url');
