// Texts of booking mails in the guest's language.
import type { BookingStatus } from '#domain/booking/booking.ts';
import type { Language } from '#domain/language/language.ts';

interface BookingMailText {
  /** By status of the booking; `place`: the venue's name. `isTable`: of a table, not of a product. */
  readonly subject: Readonly<Record<BookingStatus, (place: string, isTable: boolean) => string>>;
  /** Subject of a mail that reports another time, hall or number of people. */
  readonly changed: (place: string) => string;
  readonly people: (count: number) => string;
  /** The booking before its change, in short. */
  readonly before: (was: string) => string;
  /** The guest's own name and comment. */
  readonly name: (name: string) => string;
  readonly comment: (comment: string) => string;
  /** The deposit, with its currency. */
  readonly paid: (amount: string) => string;
  /** Refunded part of the deposit. */
  readonly back: (amount: string) => string;
  /** The venue's number. */
  readonly phone: (phone: string) => string;
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
    people: (count) => `Брой хора: ${count}`,
    before: (was) => `Досега: ${was}`,
    name: (name) => `Име: ${name}`,
    comment: (comment) => `Коментар: ${comment}`,
    paid: (amount) => `Депозит, платен с карта: ${amount}`,
    back: (amount) => `По картата ви се връщат: ${amount}`,
    phone: (phone) => `Телефон: ${phone}`,
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
    people: (count) => `People: ${count}`,
    before: (was) => `Until now: ${was}`,
    name: (name) => `Name: ${name}`,
    comment: (comment) => `Comment: ${comment}`,
    paid: (amount) => `Deposit paid by card: ${amount}`,
    back: (amount) => `Goes back to your card: ${amount}`,
    phone: (phone) => `Phone: ${phone}`,
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
    people: (count) => `Personas: ${count}`,
    before: (was) => `Hasta ahora: ${was}`,
    name: (name) => `Nombre: ${name}`,
    comment: (comment) => `Comentario: ${comment}`,
    paid: (amount) => `Depósito pagado con tarjeta: ${amount}`,
    back: (amount) => `Se devuelve a su tarjeta: ${amount}`,
    phone: (phone) => `Número de teléfono: ${phone}`,
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
    people: (count) => `Personen: ${count}`,
    before: (was) => `Bisher: ${was}`,
    name: (name) => `Name: ${name}`,
    comment: (comment) => `Kommentar: ${comment}`,
    paid: (amount) => `Anzahlung mit Bankkarte bezahlt: ${amount}`,
    back: (amount) => `Auf Ihre Bankkarte geht zurück: ${amount}`,
    phone: (phone) => `Telefonnummer: ${phone}`,
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
    people: (count) => `Personnes\u202f: ${count}`,
    before: (was) => `Jusqu’ici\u202f: ${was}`,
    name: (name) => `Nom\u202f: ${name}`,
    comment: (comment) => `Commentaire\u202f: ${comment}`,
    paid: (amount) => `Acompte payé par carte\u202f: ${amount}`,
    back: (amount) => `Remboursé sur votre carte\u202f: ${amount}`,
    phone: (phone) => `Téléphone\u202f: ${phone}`,
    table: (place) => `Table chez ${place}`,
    link: (until) => `Vous la voyez ici et pouvez la modifier ou l’annuler jusqu’au ${until}\u202f:`,
    seen: 'Vous voyez la réservation ici\u202f:',
    why: (place) => `Vous recevez ce message parce que l’adresse a été indiquée lors d’une réservation chez ${place}.`,
  },
};
