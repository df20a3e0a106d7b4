// Words to guests on a printed code, in the languages of the venue: they stand side by side on the card.
import type { Language } from '#domain/language/language.ts';

interface InvitationWords {
  readonly table: string;
  readonly room: string;
  readonly order: string;
  /** Words of a code that is for looking only. */
  readonly look: string;
  /** Words before the code, for a guest who cannot scan. */
  readonly code: string;
}

export const INVITATION: Readonly<Record<Language, InvitationWords>> = {
  bg: {
    table: 'Маса',
    room: 'Стая',
    order: 'Насочете камерата и поръчайте оттук',
    look: 'Насочете камерата и разгледайте менюто',
    code: 'код',
  },
  en: {
    table: 'Table',
    room: 'Room',
    order: 'Scan to order',
    look: 'Scan to see the menu',
    code: 'code',
  },
  es: {
    table: 'Mesa',
    room: 'Habitación',
    order: 'Escanee y pida desde aquí',
    look: 'Escanee y vea la carta',
    code: 'código',
  },
  de: {
    table: 'Tisch',
    room: 'Zimmer',
    order: 'Scannen und bestellen',
    look: 'Scannen und Speisekarte ansehen',
    code: 'Code',
  },
  'fr-CH': {
    table: 'Table',
    room: 'Chambre',
    order: 'Scannez et commandez',
    look: 'Scannez pour voir la carte',
    code: 'code',
  },
};
