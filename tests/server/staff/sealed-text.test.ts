import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { keyedHash, keyFor, seal, unseal } from '../../../server/services/staff/second-factor.ts';

const KEY = keyFor(randomBytes(32), 'test');

test('sealed text: opens with its key for its owner only, and not after a change', () => {
  const sealed = seal(KEY, 'maria', 'JBSWY3DP');
  expect(sealed).not.toContain('JBSWY3DP');
  expect(unseal(KEY, 'maria', sealed)).toBe('JBSWY3DP');
  expect(seal(KEY, 'maria', 'JBSWY3DP')).not.toBe(sealed);
  expect(() => unseal(KEY, 'peter', sealed)).toThrow();
  expect(() => unseal(keyFor(KEY, 'other'), 'maria', sealed)).toThrow();
  const [kind, nonce, rest = ''] = sealed.split('$');
  const changed = rest.startsWith('A') ? `B${rest.slice(1)}` : `A${rest.slice(1)}`;
  expect(() => unseal(KEY, 'maria', [kind, nonce, changed].join('$'))).toThrow();
  expect(() => unseal(KEY, 'maria', 'plain')).toThrow('another build');
});

test('keyed hash: the same code of two people has two hashes', () => {
  expect(keyedHash(KEY, 'maria', 'ABCDE23456')).toBe(keyedHash(KEY, 'maria', 'ABCDE23456'));
  expect(keyedHash(KEY, 'maria', 'ABCDE23456')).not.toBe(keyedHash(KEY, 'peter', 'ABCDE23456'));
});
