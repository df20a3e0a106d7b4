import { useNavigate } from '@tanstack/react-router';
import { nameOfPlace } from '#domain/staff/staff.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useLanguage } from '#shared/tabl-context.tsx';
import { OwnPlacesSheet } from './own-places-sheet.tsx';
import { type OwnPlaces, useOpenPlace } from './use-own-places.ts';

/** List for switching between the person's places. */
export const OwnPlacesList = (props: { readonly places: OwnPlaces['places']; readonly onClose: () => void }) => {
  const { places, onClose } = props;
  const { place } = useMenu();
  const { language } = useLanguage();
  const navigate = useNavigate();
  const openPlace = useOpenPlace();
  const open = async (id: number) => {
    const to = places.find(({ placeId }) => placeId === id);
    if (!to) return undefined;
    const problem = await openPlace(to.placeId);
    if (!problem) void navigate({ href: `/${to.slug}/staff` });
    return problem;
  };
  return (
    <OwnPlacesSheet
      places={places.flatMap((one) => {
        const name = nameOfPlace(one, language);
        return name ? { id: one.placeId, name, role: one.role, isHere: one.placeId === place.id } : [];
      })}
      onClose={onClose}
      onOpen={open}
    />
  );
};
