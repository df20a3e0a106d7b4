// Texts of booking mails in the guest's language.
import type { BookingStatus } from '#domain/booking/booking.ts';
import type { Language } from '#domain/language/language.ts';

/**
 * Facts of a booking mail. `before`: the booking before its change · `name`, `comment`: the guest's own · `deposit`: to be
 * paid · `paid`: a paid deposit · `back`: its refunded part.
 */
type BookingFact =
  | ('when' | 'hall' | 'product' | 'people' | 'before' | 'name' | 'comment')
  | ('deposit' | 'paid' | 'back');

interface BookingMailText {
  /** By status of the booking; `place`: the venue's name. `isTable`: of a table, not of a product. */
  readonly subject: Readonly<Record<BookingStatus, (place: string, isTable: boolean) => string>>;
  /** Subject of a mail that reports another time, hall or number of people. */
  readonly changed: (place: string) => string;
  /** Names of the facts in the mail's table. */
  readonly names: Readonly<Record<BookingFact, string>>;
  /** How long the venue holds the table for late guests, minutes. */
  readonly keeps: (minutes: number) => string;
  /** Buttons of the mail's link. */
  readonly change: string;
  readonly see: string;
  readonly pay: string;
  /** Title of a table in a calendar. */
  readonly table: (place: string) => string;
  /** The link follows this text: the booking can be changed, at most until a day and hour. */
  readonly link: (until: string) => string;
  /** The link follows this text: the booking is over, or too near. */
  readonly seen: string;
  readonly why: (place: string) => string;
}

export const BOOKING_MAIL_WORDS: Readonly<Record<Language, BookingMailText>> = {
  bg: {
    subject: {
      pending: (place) => `Получихме заявката ви за „${place}“`,
      confirmed: (place, isTable) => (isTable ? `Масата ви в „${place}“ е запазена` : `Запазено в „${place}“`),
      arrived: (place) => `Добре дошли в „${place}“`,
      no_show: (place) => `Не ви дочакахме в „${place}“`,
      declined: (place) => `„${place}“ не може да приеме резервацията`,
      cancelled: (place) => `Резервацията в „${place}“ е отменена`,
      unpaid: (place) => `Резервацията ви в „${place}“ чака депозита си`,
      lapsed: (place) => `Депозитът не беше платен навреме и нищо не е резервирано в „${place}“`,
    },
    changed: (place) => `Резервацията ви в „${place}“ е променена`,
    names: {
      when: 'Кога',
      hall: 'Къде',
      product: 'Какво',
      people: 'Брой хора',
      before: 'Досега',
      name: 'Име',
      comment: 'Коментар',
      deposit: 'Депозит',
      paid: 'Депозит, платен с карта',
      back: 'По картата ви се връщат',
    },
    keeps: (minutes) => `Пазим масата ${minutes} ${minutes === 1 ? 'минута' : 'минути'}.`,
    change: 'Преглед, промяна или отмяна на резервацията',
    see: 'Преглед на резервацията',
    pay: 'Платете депозита',
    table: (place) => `Маса в „${place}“`,
    link: (until) => `Тук я виждате, а до ${until} можете и да я промените или отмените:`,
    seen: 'Тук виждате резервацията:',
    why: (place) => `Получавате това писмо, защото адресът беше даден с резервация в „${place}“.`,
  },
  en: {
    subject: {
      pending: (place) => `We have your request for ${place}`,
      confirmed: (place, isTable) => (isTable ? `Your table at ${place} is reserved` : `Booked at ${place}`),
      arrived: (place) => `Welcome to ${place}`,
      no_show: (place) => `We have missed you at ${place}`,
      declined: (place) => `${place} cannot take your booking`,
      cancelled: (place) => `Your booking at ${place} is cancelled`,
      unpaid: (place) => `Your booking at ${place} waits for its deposit`,
      lapsed: (place) => `The deposit was not paid in time: nothing is booked at ${place}`,
    },
    changed: (place) => `Your booking at ${place} is changed`,
    names: {
      when: 'When',
      hall: 'Where',
      product: 'What',
      people: 'People',
      before: 'Until now',
      name: 'Name',
      comment: 'Comment',
      deposit: 'Deposit',
      paid: 'Deposit paid by card',
      back: 'Goes back to your card',
    },
    keeps: (minutes) => `We keep the table for ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
    change: 'See, change or cancel the booking',
    see: 'See the booking',
    pay: 'Pay the deposit',
    table: (place) => `Table at ${place}`,
    link: (until) => `See it here, and change or cancel it until ${until}:`,
    seen: 'See the booking here:',
    why: (place) => `You receive this because the address was given with a booking at ${place}.`,
  },
  es: {
    subject: {
      pending: (place) => `Hemos recibido su solicitud para ${place}`,
      confirmed: (place, isTable) => (isTable ? `Su mesa en ${place} está reservada` : `Reservado en ${place}`),
      arrived: (place) => `Bienvenidos a ${place}`,
      no_show: (place) => `Le hemos echado de menos en ${place}`,
      declined: (place) => `${place} no puede aceptar su reserva`,
      cancelled: (place) => `Su reserva en ${place} está cancelada`,
      unpaid: (place) => `Su reserva en ${place} espera el depósito`,
      lapsed: (place) => `El depósito no se pagó a tiempo: no hay reserva en ${place}`,
    },
    changed: (place) => `Su reserva en ${place} ha cambiado`,
    names: {
      when: 'Cuándo',
      hall: 'Dónde',
      product: 'Qué',
      people: 'Personas',
      before: 'Hasta ahora',
      name: 'Nombre',
      comment: 'Comentario',
      deposit: 'Depósito',
      paid: 'Depósito pagado con tarjeta',
      back: 'Se devuelve a su tarjeta',
    },
    keeps: (minutes) => `Guardamos la mesa ${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}.`,
    change: 'Ver, cambiar o cancelar la reserva',
    see: 'Ver la reserva',
    pay: 'Pagar el depósito',
    table: (place) => `Mesa en ${place}`,
    link: (until) => `Aquí puede verla y, hasta el ${until}, cambiarla o cancelarla:`,
    seen: 'Aquí puede ver la reserva:',
    why: (place) => `Recibe este correo porque la dirección se indicó en una reserva en ${place}.`,
  },
  de: {
    subject: {
      pending: (place) => `Wir haben Ihre Anfrage für ${place} erhalten`,
      confirmed: (place, isTable) => (isTable ? `Ihr Tisch bei ${place} ist reserviert` : `Gebucht bei ${place}`),
      arrived: (place) => `Willkommen bei ${place}`,
      no_show: (place) => `Wir haben Sie bei ${place} vermisst`,
      declined: (place) => `${place} kann Ihre Reservierung nicht annehmen`,
      cancelled: (place) => `Ihre Reservierung bei ${place} ist storniert`,
      unpaid: (place) => `Ihre Reservierung bei ${place} wartet auf die Anzahlung`,
      lapsed: (place) => `Die Anzahlung kam nicht rechtzeitig: Bei ${place} ist nichts reserviert`,
    },
    changed: (place) => `Ihre Reservierung bei ${place} ist geändert`,
    names: {
      when: 'Wann',
      hall: 'Wo',
      product: 'Was',
      people: 'Personen',
      before: 'Bisher',
      name: 'Name',
      comment: 'Kommentar',
      deposit: 'Anzahlung',
      paid: 'Anzahlung mit Bankkarte bezahlt',
      back: 'Auf Ihre Bankkarte geht zurück',
    },
    keeps: (minutes) => `Wir halten den Tisch ${minutes} ${minutes === 1 ? 'Minute' : 'Minuten'} frei.`,
    change: 'Reservierung ansehen, ändern oder stornieren',
    see: 'Reservierung ansehen',
    pay: 'Anzahlung bezahlen',
    table: (place) => `Tisch bei ${place}`,
    link: (until) => `Hier sehen Sie sie und können sie bis ${until} ändern oder stornieren:`,
    seen: 'Hier sehen Sie die Reservierung:',
    why: (place) =>
      `Sie erhalten diese Nachricht, weil die Adresse bei einer Reservierung bei ${place} angegeben wurde.`,
  },
  'fr-CH': {
    subject: {
      pending: (place) => `Nous avons reçu votre demande pour ${place}`,
      confirmed: (place, isTable) => (isTable ? `Votre table chez ${place} est réservée` : `Réservé chez ${place}`),
      arrived: (place) => `Bienvenue chez ${place}`,
      no_show: (place) => `Vous nous avez manqué chez ${place}`,
      declined: (place) => `${place} ne peut pas accepter votre réservation`,
      cancelled: (place) => `Votre réservation chez ${place} est annulée`,
      unpaid: (place) => `Votre réservation chez ${place} attend son acompte`,
      lapsed: (place) => `L’acompte n’a pas été payé à temps\u202f: rien n’est réservé chez ${place}`,
    },
    changed: (place) => `Votre réservation chez ${place} est modifiée`,
    names: {
      when: 'Quand',
      hall: 'Où',
      product: 'Quoi',
      people: 'Personnes',
      before: 'Jusqu’ici',
      name: 'Nom',
      comment: 'Commentaire',
      deposit: 'Acompte',
      paid: 'Acompte payé par carte',
      back: 'Remboursé sur votre carte',
    },
    keeps: (minutes) => `Nous gardons la table ${minutes} ${minutes < 2 ? 'minute' : 'minutes'}.`,
    change: 'Voir, modifier ou annuler la réservation',
    see: 'Voir la réservation',
    pay: 'Payer l’acompte',
    table: (place) => `Table chez ${place}`,
    link: (until) => `Vous la voyez ici et pouvez la modifier ou l’annuler jusqu’au ${until}\u202f:`,
    seen: 'Vous voyez la réservation ici\u202f:',
    why: (place) => `Vous recevez ce message parce que l’adresse a été indiquée lors d’une réservation chez ${place}.`,
  },
};
