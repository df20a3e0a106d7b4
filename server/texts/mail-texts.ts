// Texts of the mail with an order's link, in the guest's language. Contain no text of the guest.
import type { Language } from '#domain/language/language.ts';

interface MailText {
  readonly subject: (label: string, place: string) => string;
  /** The link follows this text. */
  readonly link: string;
  readonly button: string;
  /** Names of the facts in the mail's table. `wanted`: chosen by the guest · `by`: expected, roughly. */
  readonly names: Readonly<Record<'total' | 'boxes' | 'wanted' | 'by' | 'delivery' | 'pickup', string>>;
  /** Before the name of a removed ingredient. */
  readonly without: string;
  /** Sets of cutlery, by plural form; `#` stands for the number. */
  readonly cutlery: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };
  readonly noCutlery: string;
  readonly whoever: string;
  readonly why: (place: string) => string;
}

export const MAIL_WORDS: Readonly<Record<Language, MailText>> = {
  bg: {
    subject: (label, place) => `Поръчка ${label} в „${place}“`,
    link: 'Проследете поръчката си тук:',
    button: 'Проследете поръчката',
    names: {
      total: 'Общо',
      boxes: 'Опаковка',
      wanted: 'За кога',
      by: 'Очаквана към',
      delivery: 'Доставка',
      pickup: 'Вземане от',
    },
    without: 'без',
    cutlery: { one: '# комплект', other: '# комплекта' },
    noCutlery: 'без прибори',
    whoever:
      'Който има препратката, вижда какво е поръчано, сумите, часа и улицата. Името, телефонът и вратата не се виждат. Препратката важи до един ден след часа на поръчката.',
    why: (place) => `Получавате това писмо, защото адресът беше даден с поръчка в „${place}“.`,
  },
  en: {
    subject: (label, place) => `Order ${label} at ${place}`,
    link: 'Follow your order here:',
    button: 'Follow the order',
    names: {
      total: 'Total',
      boxes: 'Packaging',
      wanted: 'For',
      by: 'Expected at about',
      delivery: 'Delivery to',
      pickup: 'Pickup at',
    },
    without: 'without',
    cutlery: { one: '# set', other: '# sets' },
    noCutlery: 'none',
    whoever:
      'Whoever has the link sees what was ordered, the sums, the time and the street, and no name, phone or door. It works until a day after the order’s time.',
    why: (place) => `You receive this because the address was given with an order at ${place}.`,
  },
  es: {
    subject: (label, place) => `Pedido ${label} en ${place}`,
    link: 'Siga su pedido aquí:',
    button: 'Seguir el pedido',
    names: {
      total: 'Total',
      boxes: 'Envases',
      wanted: 'Para',
      by: 'Prevista hacia las',
      delivery: 'Envío a',
      pickup: 'Recogida en',
    },
    without: 'sin',
    cutlery: { one: '# juego', other: '# juegos' },
    noCutlery: 'sin cubiertos',
    whoever:
      'Quien tiene el enlace ve lo que se pidió, los importes, la hora y la calle, pero no el nombre, el número de teléfono ni la puerta. Funciona hasta un día después de la hora del pedido.',
    why: (place) => `Recibe este correo porque la dirección se indicó en un pedido en ${place}.`,
  },
  de: {
    subject: (label, place) => `Bestellung ${label} bei ${place}`,
    link: 'Verfolgen Sie Ihre Bestellung hier:',
    button: 'Bestellung verfolgen',
    names: {
      total: 'Summe',
      boxes: 'Verpackung',
      wanted: 'Für',
      by: 'Erwartet gegen',
      delivery: 'Lieferung an',
      pickup: 'Abholung bei',
    },
    without: 'ohne',
    cutlery: { other: '#' },
    noCutlery: 'keines',
    whoever:
      'Wer den Link hat, sieht, was bestellt wurde, die Beträge, die Zeit und die Straße, aber weder Name noch Telefonnummer noch Tür. Er gilt bis einen Tag nach der Zeit der Bestellung.',
    why: (place) => `Sie erhalten diese Nachricht, weil die Adresse bei einer Bestellung bei ${place} angegeben wurde.`,
  },
  'fr-CH': {
    subject: (label, place) => `Commande ${label} chez ${place}`,
    link: 'Suivez votre commande ici\u202f:',
    button: 'Suivre la commande',
    names: {
      total: 'Total',
      boxes: 'Emballage',
      wanted: 'Pour',
      by: 'Attendue vers',
      delivery: 'Livraison à',
      pickup: 'À emporter chez',
    },
    without: 'sans',
    cutlery: { one: '# jeu', other: '# jeux' },
    noCutlery: 'sans couverts',
    whoever:
      'Quiconque a le lien voit ce qui a été commandé, les montants, l’heure et la rue, mais ni nom, ni téléphone, ni porte. Il est valable jusqu’à un jour après l’heure de la commande.',
    why: (place) => `Vous recevez ce message parce que l’adresse a été indiquée lors d’une commande chez ${place}.`,
  },
};
