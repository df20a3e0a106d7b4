// Texts of the demonstration payment page.
import type { Language } from '#domain/language/language.ts';

export interface BankTexts {
  readonly title: string;
  readonly demo: string;
  readonly pay: string;
  readonly save: string;
  readonly decline: string;
  readonly funds: string;
  readonly declined: string;
  readonly late: string;
  readonly twice: string;
  readonly forged: string;
  readonly leave: string;
  readonly close: string;
  readonly over: string;
}

export const BANK_WORDS: Readonly<Record<Language, BankTexts>> = {
  bg: {
    title: 'Плащане с карта',
    demo: 'Демонстрация. Тук няма банка и не се взимат пари.',
    pay: 'Плати',
    save: 'Плати и запази картата',
    decline: 'Отказ от банката',
    funds: 'Отказ: няма достатъчно пари',
    declined: 'Банката отказа плащането. Опитайте отново.',
    late: 'Плати, но банката потвърждава след 20 секунди',
    twice: 'Плати, а банката съобщава два пъти',
    forged: 'Някой фалшифицира съобщение, че е платено',
    leave: 'Назад, без плащане',
    close: 'Или затворете страницата: така си тръгва гост, без да каже нищо.',
    over: 'На тази страница вече не може да се плаща.',
  },
  en: {
    title: 'Card payment',
    demo: 'A demonstration. There is no bank here, and no money is taken.',
    pay: 'Pay',
    save: 'Pay and save the card',
    decline: 'The bank declines',
    funds: 'The bank declines: not enough money',
    declined: 'The bank has declined the payment. Please try again.',
    late: 'Pay, and the bank confirms 20 seconds later',
    twice: 'Pay, and the bank tells it twice',
    forged: 'Somebody forges the news that it is paid',
    leave: 'Back, without paying',
    close: 'Or close the page: that is how a guest leaves without a word.',
    over: 'Nothing more can be paid on this page.',
  },
  es: {
    title: 'Pago con tarjeta',
    demo: 'Una demostración. Aquí no hay ningún banco y no se cobra nada.',
    pay: 'Pagar',
    save: 'Pagar y guardar la tarjeta',
    decline: 'El banco rechaza el pago',
    funds: 'El banco rechaza el pago: saldo insuficiente',
    declined: 'El banco ha rechazado el pago. Inténtelo de nuevo.',
    late: 'Pagar, y el banco confirma 20 segundos después',
    twice: 'Pagar, y el banco avisa dos veces',
    forged: 'Alguien falsifica el aviso de que está pagado',
    leave: 'Volver sin pagar',
    close: 'O cierre la página: así se va un cliente sin decir nada.',
    over: 'En esta página ya no se puede pagar.',
  },
  de: {
    title: 'Kartenzahlung',
    demo: 'Eine Vorführung. Hier steht keine Bank, und es wird kein Geld abgebucht.',
    pay: 'Bezahlen',
    save: 'Bezahlen und Karte speichern',
    decline: 'Die Bank lehnt ab',
    funds: 'Die Bank lehnt ab: zu wenig Guthaben',
    declined: 'Die Bank hat die Zahlung abgelehnt. Bitte versuchen Sie es noch einmal.',
    late: 'Bezahlen, und die Bank bestätigt 20 Sekunden später',
    twice: 'Bezahlen, und die Bank meldet es zweimal',
    forged: 'Jemand fälscht die Meldung, dass bezahlt ist',
    leave: 'Zurück, ohne zu bezahlen',
    close: 'Oder die Seite schließen: So geht ein Gast, ohne etwas zu sagen.',
    over: 'Auf dieser Seite kann nicht mehr bezahlt werden.',
  },
  'fr-CH': {
    title: 'Paiement par carte',
    demo: 'Une démonstration. Il n’y a pas de banque ici, et rien n’est débité.',
    pay: 'Payer',
    save: 'Payer et enregistrer la carte',
    decline: 'La banque refuse',
    funds: 'La banque refuse: solde insuffisant',
    declined: 'La banque a refusé le paiement. Veuillez réessayer.',
    late: 'Payer, et la banque confirme 20 secondes plus tard',
    twice: 'Payer, et la banque l’annonce deux fois',
    forged: 'Quelqu’un falsifie l’annonce du paiement',
    leave: 'Revenir sans payer',
    close: 'Ou fermez la page: c’est ainsi qu’on s’en va sans un mot.',
    over: 'On ne peut plus payer sur cette page.',
  },
};
