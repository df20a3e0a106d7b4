// Test customers: registered or signed in, with their mails.
import * as v from 'valibot';
import { signedInSchema } from '#contract/account/account.ts';
import type { TestServer } from '../support/server.ts';

export const ELENA = { first_name: 'Елена', email: 'elena@abv.bg', password: 'лятна градина' } as const;

/** Waiting mails, oldest first. */
export const mailsOf = ({ store }: Pick<TestServer, 'store'>) =>
  store.read.selectFrom('account_mails').selectAll().orderBy('created_at').execute();

/** Secret in the newest mail of a kind. */
export const secretOf = async (server: Pick<TestServer, 'store'>, kind: string): Promise<string> => {
  const mail = (await mailsOf(server)).findLast((one) => one.kind === kind);
  if (!mail?.secret) throw new Error(`No mail of the kind ${kind} was written`);
  return mail.secret;
};

export const register = async (server: TestServer, over: object = {}): Promise<void> => {
  const answer = await server.post('/api/register', { ...ELENA, ...over });
  if (answer.status !== 200) throw new Error(`Registering ended with ${answer.status} ${answer.text}`);
};

export const login = async (server: TestServer, over: object = {}) => {
  const { email, password } = ELENA;
  const answer = await server.post('/api/login', { email, password, ...over });
  if (answer.status !== 200) throw new Error(`Signing in ended with ${answer.status} ${answer.text}`);
  const { token, secret, order_key: orderKey } = v.parse(signedInSchema, answer.json);
  return { token, secret, orderKey, headers: { authorization: `Bearer ${token}` } };
};

/** A signed-in customer. */
export const customer = async (
  server: TestServer,
  over: { readonly email?: string; readonly password?: string } = {},
) => {
  await register(server, over);
  return login(server, over);
};
