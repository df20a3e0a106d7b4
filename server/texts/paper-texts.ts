// Texts of papers, in the language in which the place names its dishes.
import type { Language } from '#domain/language/language.ts';
import type { PaymentMethod } from '#domain/order/checkout/payment-method.ts';
import type { OrderType } from '#domain/place/place.ts';
import type { OrderCharge } from '#domain/pricing/order-breakdown.ts';

export interface PaperTexts {
  readonly table: string;
  readonly room: string;
  /** Title of an order without a table. */
  readonly elsewhere: Readonly<Partial<Record<OrderType, string>>>;
  /** Before the sending time of a late order. */
  readonly late: string;
  readonly without: string;
  readonly quotes: readonly [string, string];
  /** By plural form. */
  readonly dishes: Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };
  readonly copy: string;
  /** Outcome of the original, before its time, on a copy. */
  readonly firstPrinted: string;
  readonly firstUnknown: string;
  readonly firstNot: string;
  readonly void: string;
  readonly moved: string;
  /** Below a move: no dish is to be cooked again. */
  readonly movedNote: string;
  readonly total: string;
  readonly paid: string;
  readonly leftToPay: string;
  /** A guest who shares the bill, before a number. */
  readonly guest: string;
  readonly discount: string;
  readonly extras: string;
  readonly charges: Readonly<Record<OrderCharge['kind'], string>>;
  readonly orderFee: string;
  /** `%` stands for the rate. */
  readonly vat: string;
  readonly rate: string;
  readonly pay: string;
  readonly payments: Readonly<Record<PaymentMethod, string>>;
  readonly notFiscal: string;
  readonly test: string;
  readonly testNote: string;
  readonly testCode: string;
  /** Over a paper that cannot show all letters; read from afar, hence its capitals. */
  readonly unprintable: string;
}

export const PAPER_WORDS: Readonly<Record<Language, PaperTexts>> = {
  bg: {
    table: 'Маса',
    room: 'Стая',
    elsewhere: { delivery: 'Доставка', preorder: 'За вкъщи', booking: 'Резервация' },
    late: 'Дошла късно: поръчана',
    without: 'без',
    quotes: ['„', '“'],
    dishes: { one: 'ястие', other: 'ястия' },
    copy: 'КОПИЕ',
    firstPrinted: 'отпечатана в',
    firstUnknown: 'може би отпечатана в',
    firstNot: 'неотпечатана, от',
    void: 'ОТКАЗАНА',
    moved: 'ПРЕМЕСТЕНА',
    movedNote: 'Нищо ново за готвене.',
    total: 'Общо',
    paid: 'Вече платено',
    leftToPay: 'Остава за плащане',
    guest: 'Гост',
    discount: 'Отстъпка',
    extras: 'Добавки',
    charges: { service: 'Обслужване', delivery: 'Доставка', cutlery: 'Прибори', rounding: 'Закръгляне' },
    orderFee: 'Такса за поръчка',
    vat: 'В т.ч. ДДС %',
    rate: 'по курс',
    pay: 'Плащане',
    payments: { cash: 'в брой', card: 'с карта', online: 'с карта онлайн', room: 'към сметката на стаята' },
    notFiscal: 'Това е разписка от менюто. Касовият бон е отделно.',
    test: 'Пробна бележка',
    testNote: 'Ако всяка буква на реда отдолу се чете, потвърдете текстовия режим с този код:',
    testCode: 'Код',
    unprintable: 'БЕЛЕЖКА НЕ МОЖЕ ДА СЕ ОТПЕЧАТА. ВИЖТЕ ЕКРАНА',
  },
  en: {
    table: 'Table',
    room: 'Room',
    elsewhere: { delivery: 'Delivery', preorder: 'To take away', booking: 'Booking' },
    late: 'Arrived late: ordered at',
    without: 'no',
    quotes: ['“', '”'],
    dishes: { one: 'dish', other: 'dishes' },
    copy: 'COPY',
    firstPrinted: 'printed at',
    firstUnknown: 'perhaps printed at',
    firstNot: 'not printed, from',
    void: 'VOID',
    moved: 'MOVED',
    movedNote: 'Nothing new to cook.',
    total: 'Total',
    paid: 'Already paid',
    leftToPay: 'Left to pay',
    guest: 'Guest',
    discount: 'Discount',
    extras: 'Extras',
    charges: { service: 'Service', delivery: 'Delivery', cutlery: 'Cutlery', rounding: 'Rounding' },
    orderFee: 'Order fee',
    vat: 'Incl. VAT %',
    rate: 'at the rate of',
    pay: 'Payment',
    payments: { cash: 'cash', card: 'card', online: 'card, online', room: 'on the room’s bill' },
    notFiscal: 'This is not a fiscal receipt. The fiscal receipt comes separately.',
    test: 'Test slip',
    testNote: 'If every letter of the line below can be read, confirm text mode with this code:',
    testCode: 'Code',
    unprintable: 'A NOTE CANNOT BE PRINTED. READ THE SCREEN',
  },
  es: {
    table: 'Mesa',
    room: 'Habitación',
    elsewhere: { delivery: 'A domicilio', preorder: 'Para llevar', booking: 'Reserva' },
    late: 'Llegó tarde: pedida a las',
    without: 'sin',
    quotes: ['«', '»'],
    dishes: { one: 'plato', other: 'platos' },
    copy: 'COPIA',
    firstPrinted: 'impresa a las',
    firstUnknown: 'quizá impresa a las',
    firstNot: 'sin imprimir, de las',
    void: 'ANULADA',
    moved: 'CAMBIO DE MESA',
    movedNote: 'Nada nuevo que cocinar.',
    total: 'Total',
    paid: 'Ya pagado',
    leftToPay: 'Queda por pagar',
    guest: 'Cliente',
    discount: 'Descuento',
    extras: 'Suplementos',
    charges: { service: 'Servicio', delivery: 'Envío', cutlery: 'Cubiertos', rounding: 'Redondeo' },
    orderFee: 'Cargo por pedido',
    vat: 'IVA incluido %',
    rate: 'al cambio de',
    pay: 'Pago',
    payments: {
      cash: 'en efectivo',
      card: 'con tarjeta',
      online: 'con tarjeta, en línea',
      room: 'a la cuenta de la habitación',
    },
    notFiscal: 'Este comprobante no es un tique fiscal. El tique se entrega aparte.',
    test: 'Hoja de prueba',
    testNote: 'Si se leen todas las letras de la línea de abajo, confirme el modo texto con este código:',
    testCode: 'Código',
    unprintable: 'UNA NOTA NO SE PUEDE IMPRIMIR. LEA LA PANTALLA',
  },
  de: {
    table: 'Tisch',
    room: 'Zimmer',
    elsewhere: { delivery: 'Lieferung', preorder: 'Zum Mitnehmen', booking: 'Reservierung' },
    late: 'Spät angekommen: bestellt um',
    without: 'ohne',
    quotes: ['„', '“'],
    dishes: { one: 'Gericht', other: 'Gerichte' },
    copy: 'KOPIE',
    firstPrinted: 'gedruckt um',
    firstUnknown: 'vielleicht gedruckt um',
    firstNot: 'nicht gedruckt, von',
    void: 'STORNIERT',
    moved: 'UMGESETZT',
    movedNote: 'Nichts Neues zu kochen.',
    total: 'Gesamt',
    paid: 'Bereits bezahlt',
    leftToPay: 'Noch zu zahlen',
    guest: 'Gast',
    discount: 'Rabatt',
    extras: 'Zuschläge',
    charges: { service: 'Bedienung', delivery: 'Lieferung', cutlery: 'Besteck', rounding: 'Rundung' },
    orderFee: 'Bestellgebühr',
    vat: 'Inkl. MwSt. %',
    rate: 'zum Kurs',
    pay: 'Zahlung',
    payments: { cash: 'bar', card: 'mit Karte', online: 'mit Karte, online', room: 'auf die Zimmerrechnung' },
    notFiscal: 'Dies ist kein Kassenbon. Den Kassenbon erhalten Sie separat.',
    test: 'Probezettel',
    testNote: 'Ist unten jeder Buchstabe lesbar, bestätigen Sie den Textmodus mit diesem Code:',
    testCode: 'Code',
    unprintable: 'NOTIZ NICHT DRUCKBAR. BILDSCHIRM LESEN',
  },
  'fr-CH': {
    table: 'Table',
    room: 'Chambre',
    elsewhere: { delivery: 'Livraison', preorder: 'À emporter', booking: 'Réservation' },
    late: 'Arrivée tard\u202f: commandée à',
    without: 'sans',
    quotes: ['«\u202f', '\u202f»'],
    dishes: { one: 'plat', other: 'plats' },
    copy: 'COPIE',
    firstPrinted: 'imprimée à',
    firstUnknown: 'peut-être imprimée à',
    firstNot: 'non imprimée, de',
    void: 'ANNULÉE',
    moved: 'DÉPLACÉE',
    movedNote: 'Rien de nouveau à cuisiner.',
    total: 'Total',
    paid: 'Déjà payé',
    leftToPay: 'Reste à payer',
    guest: 'Client',
    discount: 'Rabais',
    extras: 'Suppléments',
    charges: { service: 'Service', delivery: 'Livraison', cutlery: 'Couverts', rounding: 'Arrondi' },
    orderFee: 'Frais de commande',
    vat: 'TVA incluse %',
    rate: 'au cours de',
    pay: 'Paiement',
    payments: {
      cash: 'en espèces',
      card: 'par carte',
      online: 'par carte, en ligne',
      room: 'sur la note de la chambre',
    },
    notFiscal: 'Ceci n’est pas un ticket de caisse. Le ticket de caisse est remis séparément.',
    test: 'Ticket d’essai',
    testNote: 'Si chaque lettre de la ligne ci-dessous est lisible, confirmez le mode texte avec ce code\u202f:',
    testCode: 'Code',
    unprintable: 'NOTE IMPOSSIBLE À IMPRIMER. LISEZ L’ÉCRAN',
  },
};

/** "4 dishes". */
export const dishesText = (count: number, language: Language): string => {
  const { dishes } = PAPER_WORDS[language];
  return `${count} ${dishes[new Intl.PluralRules(language).select(count)] ?? dishes.other}`;
};
