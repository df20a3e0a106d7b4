import { createHash } from 'node:crypto';

/** JSON with the keys of every object in order and no undefined: equal values are equal texts. */
export const canonicalJson = (value: unknown): string => JSON.stringify(value, sortKeys);

const sortKeys = (_key: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;

export const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('base64url');
