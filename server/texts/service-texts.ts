// Services that a venue without its own list offers at its tables, in every language of the app.
import { LANGUAGES, type Language } from '#domain/language/language.ts';
import type { Translated } from '#domain/language/translated.ts';
import type { NeedIcon, ServiceOffer } from '#domain/service/service-offer.ts';

type Said = Readonly<Record<Language, string>>;

const NEEDS: readonly { readonly key: string; readonly icon: NeedIcon; readonly name: Said }[] = [
  {
    key: 'come',
    icon: 'wave',
    name: {
      bg: 'Елате при нас',
      en: 'Please come over',
      de: 'Bitte kommen Sie',
      es: 'Acérquese, por favor',
      'fr-CH': 'Venez nous voir',
    },
  },
  {
    key: 'cutlery',
    icon: 'cutlery',
    name: { bg: 'Прибори', en: 'Cutlery', de: 'Besteck', es: 'Cubiertos', 'fr-CH': 'Couverts' },
  },
  { key: 'water', icon: 'water', name: { bg: 'Вода', en: 'Water', de: 'Wasser', es: 'Agua', 'fr-CH': 'Eau' } },
  { key: 'bread', icon: 'bread', name: { bg: 'Хляб', en: 'Bread', de: 'Brot', es: 'Pan', 'fr-CH': 'Pain' } },
  {
    key: 'napkins',
    icon: 'napkin',
    name: { bg: 'Салфетки', en: 'Napkins', de: 'Servietten', es: 'Servilletas', 'fr-CH': 'Serviettes' },
  },
  {
    key: 'high-chair',
    icon: 'child',
    name: { bg: 'Детски стол', en: 'High chair', de: 'Kinderstuhl', es: 'Trona', 'fr-CH': 'Chaise haute' },
  },
];

/** Where a hotel has rooms, the needs above are of its tables, all but the first, and these of its rooms. */
const ROOM_NEEDS: typeof NEEDS = [
  {
    key: 'towels',
    icon: 'towel',
    name: { bg: 'Хавлии', en: 'Towels', de: 'Handtücher', es: 'Toallas', 'fr-CH': 'Serviettes de bain' },
  },
  {
    key: 'cleaning',
    icon: 'cleaning',
    name: { bg: 'Почистване', en: 'Housekeeping', de: 'Zimmerreinigung', es: 'Limpieza', 'fr-CH': 'Ménage' },
  },
  {
    key: 'breakfast',
    icon: 'breakfast',
    name: {
      bg: 'Закуска в стаята',
      en: 'Breakfast in the room',
      de: 'Frühstück aufs Zimmer',
      es: 'Desayuno en la habitación',
      'fr-CH': 'Petit-déjeuner en chambre',
    },
  },
  {
    key: 'luggage',
    icon: 'luggage',
    name: { bg: 'Багаж', en: 'Luggage', de: 'Gepäck', es: 'Equipaje', 'fr-CH': 'Bagages' },
  },
];

const PAYMENTS: readonly { readonly key: string; readonly name: Said }[] = [
  { key: 'cash', name: { bg: 'В брой', en: 'Cash', de: 'Bar', es: 'En efectivo', 'fr-CH': 'En espèces' } },
  { key: 'card', name: { bg: 'С карта', en: 'Card', de: 'Mit Karte', es: 'Con tarjeta', 'fr-CH': 'Par carte' } },
];

const QUESTIONS: readonly {
  readonly key: string;
  readonly title: Said;
  readonly low?: Said;
  readonly high?: Said;
  readonly options?: readonly Said[];
}[] = [
  {
    key: 'food',
    title: { bg: 'Храната', en: 'The food', de: 'Das Essen', es: 'La comida', 'fr-CH': 'Les plats' },
    low: { bg: 'слаба', en: 'poor', de: 'schwach', es: 'floja', 'fr-CH': 'décevants' },
    high: { bg: 'чудесна', en: 'wonderful', de: 'wunderbar', es: 'estupenda', 'fr-CH': 'excellents' },
  },
  {
    key: 'service',
    title: { bg: 'Обслужването', en: 'The service', de: 'Der Service', es: 'El servicio', 'fr-CH': 'Le service' },
    low: { bg: 'бавно', en: 'slow', de: 'langsam', es: 'lento', 'fr-CH': 'lent' },
    high: { bg: 'чудесно', en: 'wonderful', de: 'wunderbar', es: 'estupendo', 'fr-CH': 'excellent' },
  },
  {
    key: 'return',
    title: {
      bg: 'Ще дойдете ли пак?',
      en: 'Will you come again?',
      de: 'Kommen Sie wieder?',
      es: '¿Volverá?',
      'fr-CH': 'Reviendrez-vous\u202f?',
    },
    options: [
      { bg: 'Да', en: 'Yes', de: 'Ja', es: 'Sí', 'fr-CH': 'Oui' },
      { bg: 'Може би', en: 'Maybe', de: 'Vielleicht', es: 'Quizá', 'fr-CH': 'Peut-être' },
      { bg: 'Не', en: 'No', de: 'Nein', es: 'No', 'fr-CH': 'Non' },
    ],
  },
];

const SILENT: Translated = { text: '', by: {} };

/** The standard offer, with the venue's own language first. */
export const standardOffer = (own: Language, hasRooms = false): ServiceOffer => {
  const say = (said: Said | undefined): Translated =>
    said === undefined
      ? SILENT
      : {
          text: said[own],
          by: Object.fromEntries(LANGUAGES.filter((one) => one !== own).map((one) => [one, said[one]])),
        };
  return {
    needs: [
      ...NEEDS.map(({ key, icon, name }, at) => ({
        ...{ key, icon, name: say(name) },
        ...(hasRooms && at > 0 && { at: 'table' as const }),
      })),
      ...(hasRooms ? ROOM_NEEDS : []).map(({ key, icon, name }) => ({
        key,
        icon,
        name: say(name),
        at: 'room' as const,
      })),
    ],
    payments: PAYMENTS.map(({ key, name }) => ({ key, name: say(name) })),
    questions: QUESTIONS.map(({ key, title, low, high, options }) => ({
      key,
      title: say(title),
      low: say(low),
      high: say(high),
      options: (options ?? []).map(say),
    })),
  };
};
