// Each table of the database that belongs to a sitting has a stated rule for a merge, so that a new one is not forgotten.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openStore } from '../../../server/store/open-store.ts';
import { MOVED } from '../../../server/store/service/merges.ts';

/** Tables beside those whose rows go over by their ids, and the rule of each. */
const OTHER_RULES: Readonly<Record<string, string>> = {
  bills:
    'goes over without its split, unless the other party has asked for its own bill; the note of the merge keeps it',
  table_guests: 'go over, but for phones that the other party knows; the note of the merge keeps them',
  feedbacks: 'stay with the party that wrote them, and the table where they were written',
  journal: 'tells what happened, and is never rewritten',
  staff_sign_ins: 'names a person’s sign-in at several places, and no party',
};

test('merge: each table with a sitting has a rule, and none of them is forgotten', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tabl-facts-'));
  const store = await openStore({ url: undefined, file: join(folder, 'tabl.db') });
  const { rows } = await store.write(0, ({ db }) =>
    sql<{ name: string }>`
      select m.name from sqlite_master m join pragma_table_info(m.name) c
      where m.type = 'table' and c.name = 'session_id' order by m.name`.execute(db),
  );
  await store.close();
  await rm(folder, { recursive: true });
  expect(rows.map(({ name }) => name)).toEqual([...MOVED, ...Object.keys(OTHER_RULES)].toSorted());
});
