import { importVenue } from '../venue/import-venue.ts';
import { placedText } from '../venue/problem.ts';
import { addressesOf } from './addresses.ts';
import { configuration, Mistake } from './configuration.ts';
import { withStore } from './with-store.ts';

/** Overwrites edits made on the owner's screens since the last import. */
const OVERWRITE = '--overwrite-edits';

/** `npm run import -- <folder>`: publishes a venue, or prints all its errors and changes nothing. */
export async function main(args: string[]): Promise<number> {
  const [folder, ...more] = args.filter((one) => one !== OVERWRITE);
  if (folder === undefined || more.length > 0) {
    throw new Mistake(`Usage: npm run import -- <venue folder> [${OVERWRITE}]`);
  }
  const config = configuration();
  return withStore(config, async (store) => {
    const imported = await importVenue(store, config.dataDir, folder, {
      overwriteEdits: args.includes(OVERWRITE),
    });
    if (!imported.ok) {
      const count = imported.error.length;
      console.error(
        `${folder} was not imported: ${count} ${count === 1 ? 'problem' : 'problems'}. Nothing has changed.`,
      );
      for (const problem of imported.error) console.error(`  ${placedText(problem)}`);
      if (imported.error.some(({ message }) => message.startsWith('was edited here'))) {
        console.error(`  An export holds these edits: npm run export. To lose them: ${OVERWRITE}.`);
      }
      return 1;
    }
    const { place, products, tables, notes } = imported.value;
    const counted = `${products} ${products === 1 ? 'product' : 'products'}`;
    console.log(`${place.name} is published at /${place.slug}: ${counted}.`);
    for (const note of notes) console.log(`  Note: ${note}`);
    const [guests] = addressesOf({ ...config, tls: config.tlsCert !== undefined });
    const base = `${guests?.url ?? ''}/${place.slug}`;
    console.log(`  Menu: ${base}`);
    for (const { name, code } of tables) console.log(`  Table ${name}: ${base}/t/${code}`);
    if (config.publicUrl === undefined) {
      console.log('  Before you print these as codes: set PUBLIC_URL to the address by which guests come.');
    }
    return 0;
  });
}
