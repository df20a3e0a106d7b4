// The server's own texts in titles and manifests; all other texts are the venue's.
import type { Language } from '#domain/language/language.ts';

export interface SiteTexts {
  readonly menu: string;
  readonly all: string;
  readonly about: string;
  readonly aboutTabl: string;
  readonly gallery: string;
  readonly terms: string;
  readonly search: string;
  readonly orders: string;
  readonly notFound: string;
  /** The description of the app without a venue. */
  readonly description: string;
  readonly screenMenu: string;
  readonly screenDish: string;
  /** Name of the staff's app, beside the venue's name. */
  readonly staff: string;
  readonly staffDescription: string;
  /** Text for browsers without scripts: the menu, and how to order. */
  readonly withoutScript: string;
}

export const SITE_WORDS: Readonly<Record<Language, SiteTexts>> = {
  bg: {
    menu: 'Меню',
    all: 'Цялото меню',
    about: 'За нас',
    aboutTabl: 'За Tabl',
    gallery: 'Снимки',
    terms: 'Условия',
    search: 'Търсене',
    orders: 'Моите поръчки',
    notFound: 'Страницата не е намерена',
    description: 'Меню и поръчки, със или без мрежа',
    screenMenu: 'Менюто',
    screenDish: 'Ястие отблизо',
    staff: 'Екип',
    staffDescription: 'Маси, кухня и поръчки за екипа на заведението',
    withoutScript:
      'За да поръчате оттук, е нужен JavaScript, а той е изключен. Менюто можете да разгледате и без него; за поръчка, моля, обърнете се към персонала.',
  },
  en: {
    menu: 'Menu',
    all: 'The whole menu',
    about: 'About us',
    aboutTabl: 'About Tabl',
    gallery: 'Pictures',
    terms: 'Terms',
    search: 'Search',
    orders: 'My orders',
    notFound: 'Page not found',
    description: 'Menu and ordering, with or without a network',
    screenMenu: 'The menu',
    screenDish: 'A dish up close',
    staff: 'Staff',
    staffDescription: 'Tables, kitchen and orders, for the people of the venue',
    withoutScript:
      'Ordering here needs JavaScript, which is switched off. You can read the menu without it; to order, please ask the staff.',
  },
  es: {
    menu: 'Carta',
    all: 'Toda la carta',
    about: 'Sobre nosotros',
    aboutTabl: 'Sobre Tabl',
    gallery: 'Fotos',
    terms: 'Condiciones',
    search: 'Buscar',
    orders: 'Mis pedidos',
    notFound: 'Página no encontrada',
    description: 'Carta y pedidos, con o sin conexión',
    screenMenu: 'La carta',
    screenDish: 'Un plato de cerca',
    staff: 'Personal',
    staffDescription: 'Mesas, cocina y pedidos para el equipo del local',
    withoutScript:
      'Para pedir desde aquí hace falta JavaScript, que está desactivado. La carta puede leerla igualmente; para pedir, diríjase al personal, por favor.',
  },
  de: {
    menu: 'Speisekarte',
    all: 'Die ganze Speisekarte',
    about: 'Über uns',
    aboutTabl: 'Über Tabl',
    gallery: 'Bilder',
    terms: 'AGB',
    search: 'Suche',
    orders: 'Meine Bestellungen',
    notFound: 'Seite nicht gefunden',
    description: 'Speisekarte und Bestellung, mit oder ohne Netz',
    screenMenu: 'Die Speisekarte',
    screenDish: 'Ein Gericht aus der Nähe',
    staff: 'Team',
    staffDescription: 'Tische, Küche und Bestellungen für das Team des Hauses',
    withoutScript:
      'Zum Bestellen über diese Seite muss JavaScript eingeschaltet sein. Lesen können Sie die Speisekarte auch so; bestellen Sie dann bitte beim Personal.',
  },
  'fr-CH': {
    menu: 'Carte',
    all: 'Toute la carte',
    about: 'À propos',
    aboutTabl: 'À propos de Tabl',
    gallery: 'Photos',
    terms: 'Conditions',
    search: 'Recherche',
    orders: 'Mes commandes',
    notFound: 'Page introuvable',
    description: 'Carte et commandes, avec ou sans réseau',
    screenMenu: 'La carte',
    screenDish: 'Un plat de près',
    staff: 'Équipe',
    staffDescription: 'Tables, cuisine et commandes pour l’équipe de la maison',
    withoutScript:
      'Pour commander ici, JavaScript doit être activé. La carte reste lisible sans lui ; pour commander, adressez-vous au personnel.',
  },
};
