// `npm run import` and `npm run staff -- add` in this process, because a separate one takes a second.
import type { Role } from '#domain/account/user.ts';
import { withStore } from '../../server/cli/with-store.ts';
import { type Config, readConfig } from '../../server/config.ts';
import { addStaff } from '../../server/services/staff/people.ts';
import { listPlaces } from '../../server/store/place/places.ts';
import { importVenue } from '../../server/venue/import-venue.ts';
import { placedText } from '../../server/venue/problem.ts';
import { patience } from '../../tests/support/patience.ts';
import type { TestServer } from '../../tests/support/serve.ts';

const configOf = (dataDir: string): Config => {
  const config = readConfig({ DATA_DIR: dataDir });
  if (!config.ok) throw new Error(config.error.join());
  return config.value;
};

/** Imports venue folders into a server's data. Throws with all errors of a folder. */
export async function importFolders(dataDir: string, folders: readonly string[]): Promise<void> {
  await withStore(configOf(dataDir), async (store) => {
    for (const folder of folders) {
      const imported = await importVenue(store, dataDir, folder);
      if (!imported.ok) throw new Error([folder, ...imported.error.map(placedText)].join('\n'));
    }
  });
}

/** A running server looks for new places periodically: resolves when it serves this one. */
export async function untilKnown({ port }: Pick<TestServer, 'port'>, place: string): Promise<void> {
  for (const end = Date.now() + patience(30_000); Date.now() < end; ) {
    if ((await fetch(`http://127.0.0.1:${port}/${place}`)).ok) return;
    await new Promise((later) => setTimeout(later, 20));
  }
  throw new Error(`The server does not know ${place}.`);
}

/** Adds a person to a place. Returns the secret of the sign-in link. */
export async function invite(
  { dataDir }: Pick<TestServer, 'dataDir'>,
  { place, name, role }: { readonly place: string; readonly name: string; readonly role: Role },
): Promise<string> {
  return withStore(configOf(dataDir), async (store) => {
    const found = (await listPlaces(store)).find(({ slug }) => slug === place);
    if (!found) throw new Error(`The server knows no place ${place}.`);
    const invited = await addStaff({ store, clock: Date.now }, 'command', found.id, {
      name,
      role,
      isOfAllPlaces: false,
    });
    if (!invited.ok) throw new Error(`${name} was not taken on: ${invited.error}`);
    return invited.value.secret;
  });
}
