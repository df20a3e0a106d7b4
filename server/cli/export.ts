import { exportVenue } from '../venue/export-venue.ts';
import { configuration, Mistake } from './configuration.ts';
import { withStore } from './with-store.ts';

/** `npm run export -- <place> <folder>`: writes the venue as it was imported. */
export async function main(args: string[]): Promise<number> {
  const [slug, folder, ...more] = args;
  if (slug === undefined || folder === undefined || more.length > 0) {
    throw new Mistake('Usage: npm run export -- <place> <new folder>');
  }
  const config = configuration();
  return withStore(config, async (store) => {
    const exported = await exportVenue(store, config.dataDir, slug, folder);
    if (!exported.ok) throw new Mistake(exported.error);
    console.log(`${slug} was written to ${folder}, with ${exported.value.pictures} pictures.`);
    return 0;
  });
}
