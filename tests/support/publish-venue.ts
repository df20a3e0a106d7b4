// Publishes a test's venue like an import.
import { type Published, publishWithin } from '../../server/store/place/publish.ts';
import type { IdFor, PublishedVenue } from '../../server/store/place/published.ts';
import { INSTALLATION, type Store } from '../../server/store/store.ts';

export const publishVenue = (
  store: Pick<Store, 'write'>,
  slug: string,
  build: (idFor: IdFor) => PublishedVenue,
  now: number = Date.now(),
): Promise<Published> => store.write(INSTALLATION, (tx) => publishWithin(tx, slug, build, { now }));
