// SQLite's query plans of a function's queries.
import { type Kysely, type RootOperationNode, sql } from 'kysely';
import type { Database } from '../../../server/store/database.ts';

/** Steps of all plans: "SCAN orders", "SEARCH orders USING INDEX …". */
export async function plansOf(read: Kysely<Database>, ask: (db: Kysely<Database>) => Promise<void>): Promise<string[]> {
  const asked: RootOperationNode[] = [];
  const listening = read.withPlugin({
    transformQuery: ({ node }) => {
      asked.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  await ask(listening);
  const steps: string[] = [];
  for (const node of asked) {
    const query = read.getExecutor().compileQuery(node, { queryId: 'plan' });
    const plan = await sql<{
      detail: string;
    }>`explain query plan ${sql.raw(query.sql.replaceAll('?', 'null'))}`.execute(read);
    steps.push(...plan.rows.map(({ detail }) => detail));
  }
  return steps;
}
