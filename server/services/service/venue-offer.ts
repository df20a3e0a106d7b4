import type { ServiceOffer } from '#domain/service/service-offer.ts';
import type { PublishedDocument } from '../../store/place/places.ts';
import { standardOffer } from '../../texts/service-texts.ts';
import { coinOf } from '../place/coin-of.ts';

/** A venue's service offer at its tables; unnamed parts have the defaults. */
export const offerOf = ({
  pages,
  place,
  house,
}: Pick<PublishedDocument, 'pages' | 'place' | 'house'>): ServiceOffer => {
  const standard = standardOffer(
    place.defaultLanguage,
    place.orderTypes.some(({ type }) => type === 'room'),
  );
  const named = <T>(own: readonly T[], usual: readonly T[]): readonly T[] => (own.length > 0 ? own : usual);
  return {
    needs: named(pages.service.needs, standard.needs),
    questions: named(pages.service.questions, standard.questions),
    payments: named(pages.service.payments, standard.payments),
    coin: coinOf({ place, ...(house && { house }) }),
  };
};
