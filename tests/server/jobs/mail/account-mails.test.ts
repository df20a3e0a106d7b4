// Account mails: into a folder without a mail server, and by one with it.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { ACCOUNT_MAIL_KINDS, LINK_MINUTES } from '#domain/account/account-mail.ts';
import { LANGUAGES } from '#domain/language/language.ts';
import { startAccountMails } from '../../../../server/jobs/mail/account-mails.ts';
import { FOLDER_FROM, type Post } from '../../../../server/jobs/mail/post.ts';
import { createPublishedPlaces } from '../../../../server/services/place/published-places.ts';
import { ACCOUNT_MAIL_WORDS } from '../../../../server/texts/account-mail-texts.ts';
import { startFakeMailServer } from '../../../support/fake-mail-server.ts';
import { patience } from '../../../support/patience.ts';
import { readMail } from '../../../support/read-mail.ts';
import { customer, ELENA, mailsOf, register, secretOf } from '../../account/customers.ts';
import { withServer } from '../../support/one-server.ts';

const { server } = withServer();
const ends: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

const startPost = (post: Post) => {
  const { store, clock } = server();
  const mails = startAccountMails({
    ...{ store, places: createPublishedPlaces(store), clock: () => clock.now, log: { warn: () => undefined } },
    ...{ post, publicUrl: 'https://menu.example', lookEveryMs: 3_600_000, timeoutMs: patience(2000) },
  });
  ends.push(mails.stop);
  return mails;
};

test('account mail: without a mail server, the mail with its link becomes a file, and the database keeps neither', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tabl-post-'));
  ends.push(() => rm(folder, { recursive: true, force: true }));
  await register(server(), { client_language: 'en' });
  const secret = await secretOf(server(), 'verify');
  const mails = startPost({ kind: 'folder', folder, from: FOLDER_FROM });
  await mails.settle();
  await mails.settle();
  const files = await readdir(folder);
  expect(files).toHaveLength(1);
  const text = (await readFile(join(folder, files[0] ?? ''), 'utf8')).replaceAll('=\n', '');
  expect(text).toContain(`To: ${ELENA.email}`);
  expect(text).toContain(`https://menu.example/bistro/profile/mail#verify.${secret}`);
  expect(text).not.toContain('Елена');
  expect(await mailsOf(server())).toMatchObject([{ outcome: 'sent', secret: null, recipient: '' }]);
});

test('account mail: is sent to its customer once by a mail server', async () => {
  const post = await startFakeMailServer();
  ends.push(post.stop);
  await register(server(), { client_language: 'en' });
  const mails = startPost({ kind: 'smtp', url: post.url, from: 'orders@menu.example' });
  await mails.settle();
  await mails.settle();
  expect(post.taken.map(({ to }) => to)).toEqual([ELENA.email]);
});

test('account mail: a mail about a changed password leads to the profile, and does not say that doing nothing helps', async () => {
  const post = await startFakeMailServer();
  ends.push(post.stop);
  const { headers } = await customer(server());
  const change = { first_name: 'Елена', email: ELENA.email, new_password: 'зимна градина', password: ELENA.password };
  expect((await server().post('/api/users/editProfile', change, headers)).status).toBe(200);
  const mails = startPost({ kind: 'smtp', url: post.url, from: 'orders@menu.example' });
  await mails.settle();
  await mails.settle();
  const [verify, password] = post.taken.map(({ text }) => readMail(text));
  const { notYou } = ACCOUNT_MAIL_WORDS.en;
  expect(verify?.text).toContain(notYou);
  expect(password?.subject).toContain('Your password for');
  expect(password?.text).toMatch(/https:\/\/menu\.example\/bistro\/profile\n\n/);
  expect(password?.text).not.toContain(notYou);
});

test.each(LANGUAGES)('account mail: every kind has its own text in %s', (language) => {
  const words = ACCOUNT_MAIL_WORDS[language];
  const all = ACCOUNT_MAIL_KINDS.flatMap((kind) => [words[kind].subject('Bistro'), words[kind].text('Bistro')]);
  expect(new Set(all).size).toBe(all.length);
  for (const one of all) expect(one).toContain('Bistro');
  for (const kind of ['sign-in', 'reset'] as const)
    expect(words[kind].text('Bistro')).toContain(` ${LINK_MINUTES[kind]} `);
});
