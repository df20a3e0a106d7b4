// Texts of kitchen tickets, in the language in which the place names its dishes.
import type { Language } from '#domain/language/language.ts';
import type { Diet } from '#domain/menu/menu.ts';

interface TicketTexts {
  /** In capitals, because it must be read first and from afar. */
  readonly allergy: string;
  /** Before the order's dishes that contain it. */
  readonly contains: string;
  readonly mayContain: string;
  /** Before dishes without declared allergens. */
  readonly undeclared: string;
  readonly diet: string;
  /** Before the order's dishes that violate the diet. */
  readonly against: string;
  readonly diets: Readonly<Record<Diet, string>>;
  /** Before the wanted time; read first and from afar. */
  readonly wanted: string;
  /** Before the sending time of an order for later. */
  readonly ordered: string;
  readonly cutlery: string;
  readonly toGo: string;
  readonly eatenHere: string;
  /** Before the name of the pickup place. */
  readonly pickup: string;
  /** Before the payment method on receipt. */
  readonly pays: string;
  readonly entrance: string;
  readonly floor: string;
  readonly apartment: string;
  readonly bell: string;
}

export const TICKET_WORDS: Readonly<Record<Language, TicketTexts>> = {
  bg: {
    allergy: 'АЛЕРГИЯ:',
    contains: 'съдържа се в:',
    mayContain: 'следи в:',
    undeclared: 'не е посочено за:',
    diet: 'ДИЕТА:',
    against: 'не отговаря:',
    diets: { vegan: 'веган', vegetarian: 'вегетарианска', halal: 'халал', kosher: 'кашер' },
    wanted: 'ЗА',
    ordered: 'поръчана',
    cutlery: 'Прибори:',
    toGo: 'За вкъщи',
    eatenHere: 'За тук',
    pickup: 'Взема се от:',
    pays: 'Плащане:',
    entrance: 'вх.',
    floor: 'ет.',
    apartment: 'ап.',
    bell: 'звънец',
  },
  en: {
    allergy: 'ALLERGY:',
    contains: 'is in:',
    mayContain: 'traces in:',
    undeclared: 'not stated for:',
    diet: 'DIET:',
    against: 'not suitable:',
    diets: { vegan: 'vegan', vegetarian: 'vegetarian', halal: 'halal', kosher: 'kosher' },
    wanted: 'FOR',
    ordered: 'ordered',
    cutlery: 'Cutlery:',
    toGo: 'To go',
    eatenHere: 'To eat here',
    pickup: 'Picked up at:',
    pays: 'Payment:',
    entrance: 'entrance',
    floor: 'floor',
    apartment: 'apt',
    bell: 'bell',
  },
  es: {
    allergy: 'ALERGIA:',
    contains: 'presente en:',
    mayContain: 'trazas en:',
    undeclared: 'sin declarar en:',
    diet: 'DIETA:',
    against: 'no apto:',
    diets: { vegan: 'vegana', vegetarian: 'vegetariana', halal: 'halal', kosher: 'kosher' },
    wanted: 'PARA',
    ordered: 'pedida',
    cutlery: 'Cubiertos:',
    toGo: 'Para llevar',
    eatenHere: 'Para comer aquí',
    pickup: 'Recogida en:',
    pays: 'Pago:',
    entrance: 'portal',
    floor: 'piso',
    apartment: 'puerta',
    bell: 'timbre',
  },
  de: {
    allergy: 'ALLERGIE:',
    contains: 'enthalten in:',
    mayContain: 'Spuren in:',
    undeclared: 'nicht angegeben bei:',
    diet: 'ERNÄHRUNG:',
    against: 'passt nicht:',
    diets: { vegan: 'vegan', vegetarian: 'vegetarisch', halal: 'halal', kosher: 'koscher' },
    wanted: 'FÜR',
    ordered: 'bestellt',
    cutlery: 'Besteck:',
    toGo: 'Zum Mitnehmen',
    eatenHere: 'Zum Hier-Essen',
    pickup: 'Abholung:',
    pays: 'Zahlung:',
    entrance: 'Eingang',
    floor: 'Stock',
    apartment: 'Whg.',
    bell: 'Klingel',
  },
  'fr-CH': {
    allergy: 'ALLERGIE :',
    contains: 'présent dans :',
    mayContain: 'traces dans :',
    undeclared: 'non indiqué pour :',
    diet: 'RÉGIME :',
    against: 'ne convient pas :',
    diets: { vegan: 'végane', vegetarian: 'végétarien', halal: 'halal', kosher: 'casher' },
    wanted: 'POUR',
    ordered: 'commandée',
    cutlery: 'Couverts\u202f:',
    toGo: 'À l’emporter',
    eatenHere: 'Sur place',
    pickup: 'Retrait\u202f:',
    pays: 'Paiement\u202f:',
    entrance: 'entrée',
    floor: 'étage',
    apartment: 'appt',
    bell: 'sonnette',
  },
};
