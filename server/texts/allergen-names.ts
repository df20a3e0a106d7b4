// The names of the law's fourteen allergens as menus print them, equal for every venue in each language.
import type { Language } from '#domain/language/language.ts';
import { EU_ALLERGENS } from '#domain/menu/menu.ts';

export type EuAllergen = (typeof EU_ALLERGENS)[number];

export const ALLERGEN_NAMES: Readonly<Record<EuAllergen, Readonly<Record<Language, string>>>> = {
  gluten: {
    bg: 'Глутен (зърнени култури)',
    en: 'Gluten (cereals)',
    es: 'Gluten (cereales)',
    de: 'Gluten (Getreide)',
    'fr-CH': 'Gluten (céréales)',
  },
  crustaceans: { bg: 'Ракообразни', en: 'Crustaceans', es: 'Crustáceos', de: 'Krebstiere', 'fr-CH': 'Crustacés' },
  eggs: { bg: 'Яйца', en: 'Eggs', es: 'Huevos', de: 'Eier', 'fr-CH': 'Œufs' },
  fish: { bg: 'Риба', en: 'Fish', es: 'Pescado', de: 'Fisch', 'fr-CH': 'Poisson' },
  peanuts: { bg: 'Фъстъци', en: 'Peanuts', es: 'Cacahuetes', de: 'Erdnüsse', 'fr-CH': 'Cacahuètes' },
  soya: { bg: 'Соя', en: 'Soya', es: 'Soja', de: 'Soja', 'fr-CH': 'Soja' },
  milk: {
    bg: 'Мляко (вкл. лактоза)',
    en: 'Milk (incl. lactose)',
    es: 'Leche (incl. lactosa)',
    de: 'Milch (einschl. Laktose)',
    'fr-CH': 'Lait (y compris lactose)',
  },
  nuts: { bg: 'Ядки', en: 'Nuts', es: 'Frutos de cáscara', de: 'Schalenfrüchte (Nüsse)', 'fr-CH': 'Fruits à coque' },
  celery: { bg: 'Целина', en: 'Celery', es: 'Apio', de: 'Sellerie', 'fr-CH': 'Céleri' },
  mustard: { bg: 'Синап', en: 'Mustard', es: 'Mostaza', de: 'Senf', 'fr-CH': 'Moutarde' },
  sesame: { bg: 'Сусам', en: 'Sesame', es: 'Sésamo', de: 'Sesam', 'fr-CH': 'Sésame' },
  sulphites: {
    bg: 'Серен диоксид и сулфити',
    en: 'Sulphur dioxide and sulphites',
    es: 'Dióxido de azufre y sulfitos',
    de: 'Schwefeldioxid und Sulfite',
    'fr-CH': 'Anhydride sulfureux et sulfites',
  },
  lupin: { bg: 'Лупина', en: 'Lupin', es: 'Altramuces', de: 'Lupinen', 'fr-CH': 'Lupin' },
  molluscs: { bg: 'Мекотели', en: 'Molluscs', es: 'Moluscos', de: 'Weichtiere', 'fr-CH': 'Mollusques' },
};

export const isEuAllergen = (code: string): code is EuAllergen => EU_ALLERGENS.some((known) => known === code);
