import type { Language } from '#domain/language/language.ts';
import { Rosette } from '#ui/look/rosette.tsx';
import { StitchBorder } from '#ui/look/stitch-border.tsx';
import { QrCode } from '#ui/picture/qr-code.tsx';
import type { PrintedTable } from '#ui/view/code-table.ts';
import styles from './code-sheet-pages.module.css';

// Texts for guests on a printed code, in the venue's languages side by side.
interface InvitationText {
  readonly table: string;
  readonly room: string;
  readonly order: string;
  /** Text of a view-only code. */
  readonly look: string;
  /** Text before the typed code, for a guest who cannot scan. */
  readonly code: string;
}

const INVITATION: Readonly<Record<Language, InvitationText>> = {
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

export interface PrintedVenue {
  readonly name: string;
  /** The venue's own first. */
  readonly languages: readonly Language[];
  /** "menu.example/join": where guests type a code. */
  readonly join: string;
}

/** Two columns of three. */
const ON_A_PAGE = 6;
/** Longer names are printed without "Table": "Terrace 4". */
const LONGEST_NUMBER = 4;

const titleOf = ({ name, room, orderType }: PrintedTable, language: Language): string => {
  const words = INVITATION[language];
  if (orderType === 'room') return `${words.room} ${room ?? name}`;
  return name.length > LONGEST_NUMBER ? name : `${words.table} ${name}`;
};

const Card = ({ table, venue }: { readonly table: PrintedTable; readonly venue: PrintedVenue }) => {
  const [own = 'bg', ...others] = venue.languages;
  const say = table.orderType === 'spot_browse' ? 'look' : 'order';
  return (
    <article className={styles.card} data-testid="code-card">
      <header className={styles.head}>
        <span className={styles.venue}>
          <span className={styles.mark}>
            <Rosette name={venue.name} radius={6} />
          </span>
          {venue.name}
        </span>
        <strong className={styles.table}>{titleOf(table, own)}</strong>
      </header>
      <div className={styles.middle}>
        <div className={styles.code}>
          <QrCode text={table.href} label={titleOf(table, own)} wear="worn" />
        </div>
        <div className={styles.words}>
          <p className={styles.own} lang={own}>
            {INVITATION[own][say]}
          </p>
          {others.map((language) => (
            <p key={language} lang={language}>
              {INVITATION[language][say]}
            </p>
          ))}
        </div>
      </div>
      <StitchBorder className={styles.stitches} />
      <footer className={styles.foot}>
        <span>{venue.join}</span>
        <span>
          {INVITATION[own].code} <b className={styles.typed}>{table.typed}</b>
        </span>
      </footer>
    </article>
  );
};

/** Codes to cut out: six per A4 page, black on white. */
export const CodeSheetPages = ({
  tables,
  venue,
}: {
  readonly tables: readonly PrintedTable[];
  readonly venue: PrintedVenue;
}) =>
  Array.from({ length: Math.ceil(tables.length / ON_A_PAGE) }, (_, page) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number.
    <div key={page} className={styles.page}>
      {tables.slice(page * ON_A_PAGE, (page + 1) * ON_A_PAGE).map((table) => (
        <Card key={table.name} table={table} venue={venue} />
      ))}
    </div>
  ));
