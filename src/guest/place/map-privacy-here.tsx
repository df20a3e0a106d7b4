import { MapPrivacy } from '#guest/delivery/map-privacy.tsx';
import { useMapServices } from '#shared/delivery/use-map-services.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useCheckoutWords } from '#shared/order/use-checkout-words.ts';

/** Nothing where the place delivers nothing, and until the server has said whom it asks. */
export const MapPrivacyHere = () => {
  const { place } = useMenu();
  const isSaid = useCheckoutWords();
  const { geocoder, pictures } = useMapServices(place.orderTypes.some(({ type }) => type === 'delivery'));
  return isSaid && <MapPrivacy host={geocoder?.host} tiles={pictures} />;
};
