// Texts of the demonstration payment page.
import type { Language } from '#domain/language/language.ts';

export interface BankTexts {
  readonly title: string;
  readonly demo: string;
  /** Heads the payee. */
  readonly to: string;
  readonly declined: string;
  /** Heads the outcomes that only a test needs. */
  readonly others: string;
  /** Name of each button, and what happens when it is pressed. */
  readonly actions: Readonly<
    Record<
      'pay' | 'save' | 'decline' | 'funds' | 'late' | 'twice' | 'forged' | 'leave',
      readonly [name: string, effect: string]
    >
  >;
  readonly close: string;
  readonly over: string;
}

export const BANK_WORDS: Readonly<Record<Language, BankTexts>> = {
  bg: {
    title: 'Плащане с карта',
    demo: 'Това е демонстрация. Тук няма банка, карта не е нужна и пари не се взимат.',
    to: 'Към',
    declined: 'Банката отказа картата. Нищо не е взето. Можете да опитате отново тук.',
    others: 'Какво още може да се случи',
    actions: {
      pay: ['Плати', 'Плащането минава и се връщате при заведението.'],
      save: ['Плати и запази картата', 'Също, а следващия път картата е на едно докосване.'],
      decline: ['Банката отказва картата', 'Не посочва причина. Страницата остава отворена.'],
      funds: ['В картата няма достатъчно пари', 'Банката отказва и казва защо. Страницата остава отворена.'],
      late: ['Банката отговаря късно', 'Платено е, но се потвърждава след 20 секунди.'],
      twice: ['Банката съобщава два пъти', 'Платено е само веднъж.'],
      forged: ['Някой изпраща фалшиво съобщение', 'Твърди, че е платено. Нищо не се плаща.'],
      leave: ['Назад, без плащане', 'Нищо не се плаща и се връщате при заведението.'],
    },
    close: 'Може и просто да затворите страницата: така си тръгва гост, без да каже нищо.',
    over: 'На тази страница вече не може да се плаща.',
  },
  en: {
    title: 'Card payment',
    demo: 'This is a demonstration. There is no bank here, no card is needed, and no money is taken.',
    to: 'To',
    declined: 'The bank has declined the card. Nothing was taken. You can try again here.',
    others: 'What else can happen',
    actions: {
      pay: ['Pay', 'The payment goes through, and you return to the venue.'],
      save: ['Pay and save the card', 'The same, and next time the card is one tap away.'],
      decline: ['The bank declines the card', 'It names no reason. This page stays open.'],
      funds: ['Not enough money on the card', 'The bank declines it and says why. This page stays open.'],
      late: ['The bank answers late', 'It is paid, and confirmed 20 seconds later.'],
      twice: ['The bank reports it twice', 'It is paid only once.'],
      forged: ['Somebody sends a forged report', 'It claims that it is paid. Nothing is.'],
      leave: ['Back, without paying', 'Nothing is paid, and you return to the venue.'],
    },
    close: 'You can also close the page: that is how a guest leaves without a word.',
    over: 'Nothing more can be paid on this page.',
  },
  es: {
    title: 'Pago con tarjeta',
    demo: 'Esto es una demostración. Aquí no hay ningún banco, no hace falta tarjeta y no se cobra nada.',
    to: 'A',
    declined: 'El banco ha rechazado la tarjeta. No se ha cobrado nada. Puede intentarlo de nuevo aquí.',
    others: 'Qué más puede ocurrir',
    actions: {
      pay: ['Pagar', 'El pago se realiza y usted vuelve al local.'],
      save: ['Pagar y guardar la tarjeta', 'Igual, y la próxima vez la tarjeta está a un toque.'],
      decline: ['El banco rechaza la tarjeta', 'No indica el motivo. Esta página sigue abierta.'],
      funds: ['Saldo insuficiente en la tarjeta', 'El banco la rechaza y dice por qué. Esta página sigue abierta.'],
      late: ['El banco responde tarde', 'Queda pagado y se confirma 20 segundos después.'],
      twice: ['El banco avisa dos veces', 'Se paga una sola vez.'],
      forged: ['Alguien envía un aviso falso', 'Afirma que está pagado. No se paga nada.'],
      leave: ['Volver sin pagar', 'No se paga nada y usted vuelve al local.'],
    },
    close: 'También puede cerrar la página: así se va un cliente sin decir nada.',
    over: 'En esta página ya no se puede pagar.',
  },
  de: {
    title: 'Kartenzahlung',
    demo: 'Das ist eine Vorführung. Hier steht keine Bank, Sie brauchen keine Karte, und es wird kein Geld abgebucht.',
    to: 'An',
    declined: 'Die Bank hat die Karte abgelehnt. Es wurde nichts abgebucht. Sie können es hier noch einmal versuchen.',
    others: 'Was sonst geschehen kann',
    actions: {
      pay: ['Bezahlen', 'Die Zahlung gelingt, und Sie kehren zum Lokal zurück.'],
      save: ['Bezahlen und Karte speichern', 'Ebenso, und beim nächsten Mal genügt ein Tippen.'],
      decline: ['Die Bank lehnt die Karte ab', 'Sie nennt keinen Grund. Diese Seite bleibt offen.'],
      funds: ['Zu wenig Guthaben auf der Karte', 'Die Bank lehnt ab und sagt, warum. Diese Seite bleibt offen.'],
      late: ['Die Bank antwortet spät', 'Es ist bezahlt und wird 20 Sekunden später bestätigt.'],
      twice: ['Die Bank meldet es zweimal', 'Bezahlt wird nur einmal.'],
      forged: ['Jemand schickt eine gefälschte Meldung', 'Sie behauptet, es sei bezahlt. Es wird nichts bezahlt.'],
      leave: ['Zurück, ohne zu bezahlen', 'Es wird nichts bezahlt, und Sie kehren zum Lokal zurück.'],
    },
    close: 'Sie können die Seite auch schließen: So geht ein Gast, ohne etwas zu sagen.',
    over: 'Auf dieser Seite kann nicht mehr bezahlt werden.',
  },
  'fr-CH': {
    title: 'Paiement par carte',
    demo: 'Ceci est une démonstration. Il n’y a pas de banque ici, aucune carte n’est nécessaire et rien n’est débité.',
    to: 'À',
    declined: 'La banque a refusé la carte. Rien n’a été débité. Vous pouvez réessayer ici.',
    others: 'Ce qui peut aussi arriver',
    actions: {
      pay: ['Payer', 'Le paiement aboutit et vous revenez chez l’établissement.'],
      save: ['Payer et enregistrer la carte', 'De même, et la prochaine fois il suffit d’un geste.'],
      decline: ['La banque refuse la carte', 'Elle n’indique pas de motif. Cette page reste ouverte.'],
      funds: ['Solde insuffisant sur la carte', 'La banque refuse et dit pourquoi. Cette page reste ouverte.'],
      late: ['La banque répond tard', 'C’est payé, et confirmé 20 secondes plus tard.'],
      twice: ['La banque l’annonce deux fois', 'C’est payé une seule fois.'],
      forged: ['Quelqu’un envoie une fausse annonce', 'Elle prétend que c’est payé. Rien n’est payé.'],
      leave: ['Revenir sans payer', 'Rien n’est payé et vous revenez chez l’établissement.'],
    },
    close: 'Vous pouvez aussi fermer la page : c’est ainsi qu’on s’en va sans un mot.',
    over: 'On ne peut plus payer sur cette page.',
  },
};
