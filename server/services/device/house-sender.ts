import { isHouseSender } from '../../store/device/house-senders.ts';
import type { PublishedPlace } from '../published-places.ts';
import type { Services } from '../services.ts';

/** Whether a device's own id is that of one that the venue has set up for its guests. The id is drawn there and told to nobody else. */
export const isHouseDevice = (
  { store }: Pick<Services, 'store'>,
  place: Pick<PublishedPlace, 'id'>,
  device: string,
): Promise<boolean> => isHouseSender(store.read, place.id, device);
