import { exportVenue } from '../venue/export-venue.ts';
import { configuration, Mistake } from './configuration.ts';
import { withStore } from './with-store.ts';

/** `npm run export -- [--codes] <place> <folder>`: writes the imported venue with its present tables. */
export async function main(args: string[]): Promise<number> {
  const codes = args.includes('--codes');
  const [slug, folder, ...more] = args.filter((arg) => arg !== '--codes');
  if (slug === undefined || folder === undefined || more.length > 0) {
    throw new Mistake('Usage: npm run export -- [--codes] <place> <new folder>');
  }
  const config = configuration();
  return withStore(config, async (store) => {
    const exported = await exportVenue(store, config.dataDir, slug, folder, { codes });
    if (!exported.ok) throw new Mistake(exported.error);
    console.log(`${slug} was written to ${folder}, with ${exported.value.pictures} pictures.`);
    if (codes) {
      console.log(
        '  venue.json holds the codes of the tables: whoever reads it can order there. Keep it as you keep keys.',
      );
    } else {
      console.log(
        '  Codes that the server made stay here; --codes writes them too, so that printed ones work elsewhere.',
      );
    }
    return 0;
  });
}
