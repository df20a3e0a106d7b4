// Texts of notifications, in the language of the phone that asked for them. They name a table, never a guest.
import type { Language } from '#domain/language/language.ts';

interface PushTexts {
  readonly unseen: (table: string) => string;
  readonly unseenNumber: (number: string) => string;
  readonly unaccepted: (table: string) => string;
  readonly unacceptedNumber: (number: string) => string;
  readonly call: (table: string) => string;
  readonly bill: (table: string) => string;
  readonly printer: (name: string) => string;
  /** A device of the venue that wrong PINs have locked. */
  readonly lock: (name: string) => string;
}

export const PUSH_WORDS: Readonly<Record<Language, PushTexts>> = {
  bg: {
    unseen: (table) => `Маса ${table}: никой не е видял поръчката вече минута`,
    unseenNumber: (number) => `Поръчка ${number}: никой не я е видял вече минута`,
    unaccepted: (table) => `Маса ${table}: никой не е приел поръчката вече минута`,
    unacceptedNumber: (number) => `Поръчка ${number}: никой не я е приел вече минута`,
    call: (table) => `Маса ${table} вика сервитьор`,
    bill: (table) => `Маса ${table} иска сметката`,
    printer: (name) => `Принтерът „${name}“ не може да печата`,
    lock: (name) => `Твърде много грешни ПИН кодове на „${name}“: трябва да влезе управител`,
  },
  en: {
    unseen: (table) => `Table ${table}: nobody has seen the order for a minute`,
    unseenNumber: (number) => `Order ${number}: nobody has seen it for a minute`,
    unaccepted: (table) => `Table ${table}: nobody has accepted the order for a minute`,
    unacceptedNumber: (number) => `Order ${number}: nobody has accepted it for a minute`,
    call: (table) => `Table ${table} calls a waiter`,
    bill: (table) => `Table ${table} wants the bill`,
    printer: (name) => `The printer “${name}” cannot print`,
    lock: (name) => `Too many wrong PINs on “${name}”: a manager must sign in there`,
  },
  es: {
    unseen: (table) => `Mesa ${table}: nadie ha visto el pedido desde hace un minuto`,
    unseenNumber: (number) => `Pedido ${number}: nadie lo ha visto desde hace un minuto`,
    unaccepted: (table) => `Mesa ${table}: nadie ha aceptado el pedido desde hace un minuto`,
    unacceptedNumber: (number) => `Pedido ${number}: nadie lo ha aceptado desde hace un minuto`,
    call: (table) => `La mesa ${table} llama al camarero`,
    bill: (table) => `La mesa ${table} pide la cuenta`,
    printer: (name) => `La impresora «${name}» no puede imprimir`,
    lock: (name) => `Demasiados PIN incorrectos en «${name}»: debe entrar un encargado`,
  },
  de: {
    unseen: (table) => `Tisch ${table}: Die Bestellung hat seit einer Minute niemand gesehen`,
    unseenNumber: (number) => `Bestellung ${number}: Seit einer Minute hat sie niemand gesehen`,
    unaccepted: (table) => `Tisch ${table}: Die Bestellung hat seit einer Minute niemand angenommen`,
    unacceptedNumber: (number) => `Bestellung ${number}: Seit einer Minute hat sie niemand angenommen`,
    call: (table) => `Tisch ${table} ruft die Bedienung`,
    bill: (table) => `Tisch ${table} möchte zahlen`,
    printer: (name) => `Der Drucker „${name}“ kann nicht drucken`,
    lock: (name) => `Zu viele falsche PINs auf „${name}“: Die Leitung muss sich dort anmelden`,
  },
  'fr-CH': {
    unseen: (table) => `Table ${table}\u202f: personne n’a vu la commande depuis une minute`,
    unseenNumber: (number) => `Commande ${number}\u202f: personne ne l’a vue depuis une minute`,
    unaccepted: (table) => `Table ${table}\u202f: personne n’a accepté la commande depuis une minute`,
    unacceptedNumber: (number) => `Commande ${number}\u202f: personne ne l’a acceptée depuis une minute`,
    call: (table) => `La table ${table} appelle le service`,
    bill: (table) => `La table ${table} demande l’addition`,
    printer: (name) => `L’imprimante «\u202f${name}\u202f» ne peut pas imprimer`,
    lock: (name) => `Trop de PIN incorrects sur «\u202f${name}\u202f»\u202f: un responsable doit s’y connecter`,
  },
};
