import { msg, plural } from '@lingui/core/macro';
import { expect, test } from 'vitest';
import { LANGUAGES } from '#domain/language/language.ts';
import { activateLanguage, i18n } from '#locales/activate.ts';

// Copies of the expressions on the screen, because a placeholder's name is part of the message.
const atLeast = (problem: { readonly min: number }) =>
  msg`${plural(problem.min, { one: 'You must choose at least # extra', other: 'You must choose at least # extras' })}`;
const notMore = (problem: { readonly max: number }) =>
  msg`${plural(problem.max, { one: 'You cannot choose more than # extra', other: 'You cannot choose more than # extras' })}`;

const SAID = [
  {
    message: msg`Please scan again!`,
    bg: 'Моля, сканирайте отново!',
    en: 'Please scan again!',
    es: '¡Escanee de nuevo, por favor!',
    de: 'Bitte scannen Sie erneut!',
    'fr-CH': 'Veuillez scanner à nouveau\u202f!',
  },
  {
    message: msg`Requested page was not found!`,
    bg: 'Търсената страница не беше намерена!',
    en: 'Requested page was not found!',
    es: '¡No se ha encontrado la página solicitada!',
    de: 'Die gewünschte Seite wurde nicht gefunden!',
    'fr-CH': 'La page demandée est introuvable\u202f!',
  },
  {
    message: msg`This product cannot be ordered`,
    bg: 'Този продукт не може да бъде поръчан',
    en: 'This product cannot be ordered',
    es: 'Este producto no se puede pedir',
    de: 'Dieses Produkt kann nicht bestellt werden',
    'fr-CH': 'Ce produit ne peut pas être commandé',
  },
  {
    message: atLeast({ min: 2 }),
    bg: 'Трябва да изберете поне 2 добавки',
    en: 'You must choose at least 2 extras',
    es: 'Debe elegir al menos 2 extras',
    de: 'Sie müssen mindestens 2 Extras wählen',
    'fr-CH': 'Vous devez choisir au moins 2 suppléments',
  },
  {
    message: notMore({ max: 1 }),
    bg: 'Не можете да изберете повече от 1 добавка',
    en: 'You cannot choose more than 1 extra',
    es: 'No puede elegir más de 1 extra',
    de: 'Sie können nicht mehr als 1 Extra wählen',
    'fr-CH': 'Vous ne pouvez pas choisir plus de 1 supplément',
  },
] as const;

test.each(LANGUAGES)(
  'language: %s applies at once when chosen, with its own plurals [S1.10, S2.02, S5.02, S5.05, S5.06, S8.26]',
  async (language) => {
    await activateLanguage(language);
    expect(SAID.map(({ message }) => i18n._(message))).toEqual(SAID.map((row) => row[language]));
  },
);
