// Places where the bearer has a role, among which a signed-in phone can switch.
import type { StaffPlace } from '#domain/staff/staff.ts';
import { type SignIn, signInsOfSession } from '../../store/staff/sign-ins.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';
import type { Bearer } from './identify.ts';

const placeOf = ({ id, document }: PublishedPlace, { person }: SignIn): StaffPlace => {
  const { slug, name, textLanguage, languages, translations } = document.place;
  const others = languages.flatMap((language) => {
    const text = translations[language]?.name;
    return text && language !== textLanguage ? [{ text, language }] : [];
  });
  return {
    placeId: id as StaffPlace['placeId'],
    slug,
    names: [{ text: name, language: textLanguage }, ...others],
    role: person.role,
  };
};

/**
 * Each place once, by slug; a place's own role overrides a role at all places. On a venue device, only the device's place.
 */
export async function ownPlaces(
  { store, places, clock }: Pick<Services, 'store' | 'places' | 'clock'>,
  bearer: Bearer,
): Promise<readonly StaffPlace[]> {
  if (bearer.kind === 'station') return [];
  const { signIn } = bearer;
  const signIns = signIn.deviceId === null ? await signInsOfSession(store.read, signIn.sessionId, clock()) : [signIn];
  const ofAll = signIns.find(({ placeId }) => placeId === null);
  return (await places.all()).flatMap((place) => {
    const here = signIns.find(({ placeId }) => placeId === place.id) ?? ofAll;
    return here ? [placeOf(place, here)] : [];
  });
}
