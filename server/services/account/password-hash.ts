// Password hashing by Node's argon2id. A hash takes one core for a seventh of a second: two run at a time, a few wait, and
// later callers get a retry time. Orders never wait for a hash.
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { passwordText } from '#domain/account/profile.ts';

/** OWASP's second choice: 19 MiB, two passes, one lane. */
const PARAMETERS = { memory: 19_456, passes: 2, parallelism: 1 } as const;
const TAG_LENGTH = 32;
const NONCE_LENGTH = 16;
const AT_ONCE = 2;
const MOST_WAITING = 8;

const derive = promisify(argon2);

const hashWith = (password: string, nonce: Buffer): Promise<Buffer> =>
  derive('argon2id', {
    ...PARAMETERS,
    message: Buffer.from(passwordText(password), 'utf8'),
    nonce,
    tagLength: TAG_LENGTH,
  });

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '');

const HEAD = `$argon2id$v=19$m=${PARAMETERS.memory},t=${PARAMETERS.passes},p=${PARAMETERS.parallelism}$`;

/** "$argon2id$v=19$m=19456,t=2,p=1$<salt>$<hash>" */
async function hash(password: string): Promise<string> {
  const nonce = randomBytes(NONCE_LENGTH);
  return `${HEAD}${unpadded(nonce)}$${unpadded(await hashWith(password, nonce))}`;
}

/** A hash that matches no password, so that a check takes equally long for an account with and without a password. */
const NOBODYS = `${HEAD}${unpadded(Buffer.alloc(NONCE_LENGTH))}$${unpadded(Buffer.alloc(TAG_LENGTH))}`;

async function verify(password: string, stored: string | undefined): Promise<boolean> {
  const known = stored?.startsWith(HEAD) ? stored : NOBODYS;
  const [nonce = '', tag = ''] = known.slice(HEAD.length).split('$');
  const expected = Buffer.from(tag, 'base64');
  const found = await hashWith(password, Buffer.from(nonce, 'base64'));
  return known !== NOBODYS && expected.length === found.length && timingSafeEqual(found, expected);
}

export interface Passwords {
  /** PHC string of a password; 'busy' when too many calls wait. */
  readonly hash: (password: string) => Promise<string | 'busy'>;
  /** Whether the password matches; takes equally long when there is no hash. */
  readonly verify: (password: string, stored: string | undefined) => Promise<boolean | 'busy'>;
}

/** Hashes for one server. */
export function createPasswords(): Passwords {
  let running = 0;
  const waiting: (() => void)[] = [];
  const queued = async <T>(job: () => Promise<T>): Promise<T | 'busy'> => {
    if (running >= AT_ONCE) {
      if (waiting.length >= MOST_WAITING) return 'busy';
      // A finished caller passes its slot to the first waiting one.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await job();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
  return {
    hash: (password) => queued(() => hash(password)),
    verify: (password, stored) => queued(() => verify(password, stored)),
  };
}
