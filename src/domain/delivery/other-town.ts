// The town that a typed address names, where the guest chose a region by name: no pin proves the place then.
import type { Translated } from '../language/translated.ts';
import type { DeliveryRegion, Place } from '../place/place.ts';
import { foldWords } from '../search/search-fold.ts';
import { soundOf } from '../search/search-sound.ts';

export interface OtherTown {
  /** As typed. */
  readonly town: string;
  /** Town of the chosen region: an address that names it too is accepted. */
  readonly own: Translated;
}

/** The venue's texts that name its town. */
export type TownPlace = Partial<Pick<Place, 'city' | 'address' | 'translations'>>;

/** Folded words before the name of a town. */
const MARKS = new Set('gr grad s selo town city stadt ciudad ville'.split(' '));
const STREETS = new Set(
  'ul ulitsa bul bulevard pl ploshtad street st blvd avenue rue strasse calle av avenida'.split(' '),
);
/** A part that begins so is a district, a part of a building, a hint for the courier, or a country. */
const OTHERS = new Set(
  (
    'kv kvartal zh k zhk rayon m mestnost vz bl blok vh vhod et etazh ap apartament ofis hotel mol sgrada do pri sreshtu ' +
    'zad nad pod kam office apt floor entrance block mall near next opposite behind by at bei neben gegenuber hinter ' +
    'frente junto cerca detras pres chez balgariya bulgaria bulgarien bulgarie'
  ).split(' '),
);
/** Large towns: known without a comma before them, and in small letters. */
const KNOWN = new Set(
  [
    'Blagoevgrad,Burgas,Dobrich,Gabrovo,Haskovo,Kardzhali,Kyustendil,Lovech,Montana,Pazardzhik,Pernik,Pleven,Plovdiv',
    'Razgrad,Ruse,Shumen,Silistra,Sliven,Smolyan,Sofia,Sofiya,Stara Zagora,Targovishte,Varna,Veliko Tarnovo,Vidin,Vratsa,Yambol',
    'Berlin,Hamburg,Wien,Zürich,Genève,Basel,Bern,Lausanne,Madrid,Barcelona,Sevilla,Valencia,London,Paris,Bucuresti,Istanbul',
  ].flatMap((names) => names.split(',').map((name) => soundOf(foldWords(name).join(' ')))),
);

const keyOf = (words: readonly string[]): string => soundOf(words.flatMap(foldWords).join(' '));
const keysOf = ({ text, by }: Translated): readonly string[] =>
  [text, ...Object.values(by)].map((name) => keyOf([name])).filter(Boolean);

interface Part {
  /** The typed words without numbers and marks. */
  readonly words: readonly string[];
  readonly isStreet: boolean;
  /** A word before it says that it is a town. */
  readonly isMarked: boolean;
  /** May name a town. */
  readonly isName: boolean;
}

const partOf = (typed: string): Part => {
  const all = typed.split(/[\s.]+/u).filter((word) => foldWords(word).length > 0);
  // A postal code is no house number.
  const words = all.filter((word) => !/^\d{4,5}$/.test(word));
  const first = foldWords(words[0] ?? '')[0] ?? '';
  const isMarked = words.length > 1 && MARKS.has(first);
  const isStreet = STREETS.has(first) || words.some((word) => /\d/.test(word));
  const named = isMarked || STREETS.has(first) ? words.slice(1) : words;
  const isCapital = /^\p{Lu}\p{L}{2}/u.test(named[0] ?? '');
  const isPlain = !isStreet && !OTHERS.has(first) && named.length > 0 && named.length <= 3;
  return {
    words: named.filter((word) => !/\d/.test(word)),
    isStreet,
    isMarked,
    isName: isMarked || (isPlain && (isCapital || KNOWN.has(keyOf(named)))),
  };
};

/** The last one or two words, when they are in `keys` and not the name of the street itself. */
const endOf = ({ words, isStreet }: Part, keys: ReadonlySet<string>): string | undefined => {
  for (const length of [2, 1]) {
    const end = words.slice(-length);
    if (end.length === length && words.length > (isStreet ? length : 0) && keys.has(keyOf(end))) return end.join(' ');
  }
  return undefined;
};

const partsOf = (address: string): readonly Part[] =>
  address
    .split(/[,;\n]/u)
    .map(partOf)
    .filter(({ words }) => words.length > 0);

/** Parts that may be a town: all but the street, which stands first unless a town does. */
const townsIn = (parts: readonly Part[], keys: ReadonlySet<string>): readonly Part[] => {
  const isSaid = (part: Part) => part.isMarked || keys.has(keyOf(part.words)) || KNOWN.has(keyOf(part.words));
  const street = parts.find(({ isStreet }) => isStreet) ?? parts.find((part) => !isSaid(part));
  return parts.filter((part) => part !== street && part.isName);
};

const cityOf = ({ city, address = '', translations = {} }: TownPlace): Translated | undefined => {
  const text = city ?? townsIn(partsOf(address), new Set()).at(-1)?.words.join(' ');
  if (!text) return undefined;
  const by = Object.entries(translations).flatMap(([language, texts]) => (texts.city ? [[language, texts.city]] : []));
  return { text, by: Object.fromEntries(by) };
};

/**
 * Another town that the address names; undefined: none, or the venue's own town is unknown or named too. A district may look
 * like a town, so the guest can add the own town to the address.
 */
export const otherTown = (
  place: TownPlace,
  regions: readonly DeliveryRegion[],
  chosen: DeliveryRegion,
  words: string,
): OtherTown | undefined => {
  const city = cityOf(place);
  if (!city) return undefined;
  const zones = new Set(regions.flatMap(({ name }) => keysOf(name)));
  const cityKeys = keysOf(city);
  const own = cityKeys.some((key) => zones.has(key)) ? chosen.name : city;
  const ownKeys = new Set(keysOf(own));
  const parts = partsOf(words);
  if (parts.some((part) => endOf(part, ownKeys))) return undefined;
  const known = new Set([...zones, ...cityKeys]);
  // An article may follow a zone's name: "Центъра".
  const isZone = (key: string) => [...zones].some((zone) => key.startsWith(zone));
  const other = townsIn(parts, known).findLast((part) => !isZone(keyOf(part.words)));
  const town = other?.words.join(' ') ?? parts.flatMap((part) => endOf(part, KNOWN) ?? []).at(-1);
  return town === undefined ? undefined : { town, own };
};

/**
 * The address in the own town: it replaces a well-known town, which the guest did not mean. Any other name may be a district,
 * so it stays. `own`: the town's name in the guest's language.
 */
export const inOwnTown = (words: string, town: string, own: string): string => {
  const at = KNOWN.has(keyOf([town])) ? words.lastIndexOf(town) : -1;
  if (at >= 0) return words.slice(0, at) + own + words.slice(at + town.length);
  return `${words.trim().replace(/,$/, '')}, ${own}`;
};
