import type { Language } from '#domain/language/language.ts';
import { type Said, sayIn } from '#domain/language/translated.ts';
import type { OrderDetails } from '#domain/order/order-details.ts';
import type { Place } from '#domain/place/place.ts';

/**
 * Name of an order's additional type, in the reader's language if translated. A removed type keeps its name at the time of
 * the order. undefined: the order has none.
 */
export const additionalTypeText = (
  { orderTypes, defaultLanguage }: Pick<Place, 'orderTypes' | 'defaultLanguage'>,
  { additionalType }: Pick<OrderDetails, 'additionalType'>,
  language: Language,
): Said | undefined => {
  if (additionalType === undefined) return undefined;
  const types = orderTypes.flatMap(({ additionalTypes = [] }) => additionalTypes);
  const chosen = types.find(({ text }) => text === additionalType);
  return chosen ? sayIn(chosen, language, defaultLanguage) : { text: additionalType, language: defaultLanguage };
};
