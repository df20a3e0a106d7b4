// The kitchen's hands in a test, as a process of its own beside the server: a second server on the same database, which
// the first one must notice. The staff's screens will do this by the same services.
//
//   node tests/support/serve-kitchen.ts status <place> <order id> <status>
//   node tests/support/serve-kitchen.ts off|on <place> <product slug>
//   node tests/support/serve-kitchen.ts close-table <place> <table>

import type { OrderStatus } from '#domain/order/order.ts';
import { configuration } from '../../server/cli/configuration.ts';
import { withStore } from '../../server/cli/with-store.ts';
import { setAvailability } from '../../server/services/availability/set-availability.ts';
import { createPublishedPlaces } from '../../server/services/place/published-places.ts';
import { createRateLimits } from '../../server/services/rate-limits.ts';
import { listPlaces } from '../../server/store/place/places.ts';
import { closeSitting } from '../../server/store/session/sittings.ts';
import { readServerKeys } from '../../server/store/staff/server-key.ts';
import { moveOrderStatus } from './staff/floor.ts';

const [what, slug, name = '', status] = process.argv.slice(2);

await withStore(configuration(), async (store) => {
  const place = (await listPlaces(store)).find((one) => one.slug === slug);
  if (!place) throw new Error(`There is no place ${slug}.`);
  const clock = Date.now;
  const places = createPublishedPlaces(store);
  const services = {
    store,
    places,
    clock,
    limits: createRateLimits(store),
    keys: await readServerKeys(configuration().dataDir),
  };
  if (what === 'status') {
    const moved = await moveOrderStatus(services, place.id, name, status as OrderStatus);
    if (!moved.ok) throw new Error(moved.error);
    return;
  }
  if (what === 'close-table') {
    const at = { placeId: place.id, table: name };
    if (!(await store.write(place.id, (tx) => closeSitting(tx, at, 'staff', clock()))))
      throw new Error('Nobody sits there.');
    return;
  }
  const published = await places.at(store.read, place.id);
  const product = published?.index.productBySlug.get(name);
  if (!product) throw new Error(`There is no dish ${name}.`);
  const done = await setAvailability(services, place.id, product.id, { off: what === 'off', until: null });
  if (!done.ok) throw new Error(done.error);
});
