import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type Allergen, EU_ALLERGENS } from '#domain/menu/menu.ts';

type EuAllergen = (typeof EU_ALLERGENS)[number];

const NAMES = {
  gluten: msg`gluten`,
  crustaceans: msg`crustaceans`,
  eggs: msg`eggs`,
  fish: msg`fish`,
  peanuts: msg`peanuts`,
  soya: msg`soya`,
  milk: msg`milk`,
  nuts: msg`nuts`,
  celery: msg`celery`,
  mustard: msg`mustard`,
  sesame: msg`sesame`,
  sulphites: msg`sulphites`,
  lupin: msg`lupin`,
  molluscs: msg`molluscs`,
} as const;

const isEu = (code: string): code is EuAllergen => EU_ALLERGENS.some((known) => known === code);

/** Name of an allergen in the guest's language; a venue's own allergen has the venue's name. */
export const useAllergenName = () => {
  const { i18n } = useLingui();
  return ({ code, name }: Pick<Allergen, 'code' | 'name'>): string => (isEu(code) ? i18n._(NAMES[code]) : name || code);
};
