// A mail's content, written once as plain text and once as HTML.

import { escapeHtml } from '#domain/escape-html.ts';
import type { Language } from '#domain/language/language.ts';
import { type Place, placeTexts } from '#domain/place/place.ts';
import { type Currency, formatAmountPlain, type Minor } from '#domain/pricing/money.ts';
import type { PublishedDocument } from '../../store/place/places.ts';
import { labelled, PHONE_WORD } from '../../texts/letter-texts.ts';

export interface Letter {
  readonly language: Language;
  /** `accent`: "#rrggbb"; `undefined`: the app's red. `address`, `phone`: "" when the venue has none. */
  readonly venue: {
    readonly name: string;
    readonly address: string;
    readonly phone: string;
    readonly accent: string | undefined;
  };
  readonly title: string;
  /** Names and values, plain text. `detail`: smaller line below the name. */
  readonly facts: readonly (readonly [name: string, value: string, detail?: string])[];
  /** Sentences below the facts. */
  readonly remarks: readonly string[];
  /** `lead`: sentence before the link; a colon at its end is for the plain text only. */
  readonly link: { readonly lead: string; readonly button: string; readonly href: string };
  /** Small print: why the guest gets the mail. */
  readonly notes: readonly string[];
}

/** The venue as a letter in this language shows it. */
export const venueIn = (place: Place, language: Language): Letter['venue'] => {
  const { name, address } = placeTexts(place, language);
  return { name: name.text, address: address.text, phone: place.phone, accent: place.accent };
};

/** A dish with its size in the guest's language, or as stored when the menu has no translation. */
export const dishIn = (
  { texts }: Pick<PublishedDocument, 'texts'>,
  language: Language,
  {
    productId,
    variantId,
    name,
    size,
  }: Readonly<Record<'productId' | 'variantId', number> & Record<'name' | 'size', string>>,
): string => {
  const said = texts.find((one) => one.language === language);
  return [said?.products[productId]?.name || name, said?.variants[variantId]?.size || size].filter(Boolean).join(', ');
};

/** An amount with its currency. */
export const moneyIn = (language: Language, amount: Minor, currency: Currency): string =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(Number(formatAmountPlain(amount, currency)));

/** Looks like a web address, which mail programs turn into a link. */
const ADDRESS = /:\/\/|www\.|[a-z0-9-]\.[a-z]{2,}/i;

/**
 * A guest's own text in one line, as a fact; none when it could lead somebody to another page, because anybody can give a
 * stranger's address.
 */
export const ownFact = (name: string, text: string): Letter['facts'] => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line === '' || ADDRESS.test(line) ? [] : [[name, line]];
};

const RED = '#b3261e';
/** Contrast of white text on a background of this luminance is 4.5 or more below it (WCAG 2). */
const WHITE_UP_TO = 0.183;

/** Relative luminance of "#rrggbb", 0 to 1 (WCAG 2). */
const luminanceOf = (colour: string): number =>
  [0.2126, 0.7152, 0.0722].reduce((sum, weight, at) => {
    const part = Number.parseInt(colour.slice(1 + 2 * at, 3 + 2 * at), 16) / 255;
    return sum + weight * (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
  }, 0);

/** The mail as plain text. */
export const letterText = ({ language, venue, title, facts, remarks, link, notes }: Letter): string =>
  [
    ...[title, ''],
    ...facts.flatMap(([name, value, detail]) => [labelled(language, name, value), ...(detail ? [`  ${detail}`] : [])]),
    ...(facts.length > 0 ? [''] : []),
    ...(remarks.length > 0 ? [...remarks, ''] : []),
    ...[link.lead, link.href, ''],
    ...[venue.name, venue.address, venue.phone && labelled(language, PHONE_WORD[language], venue.phone)].filter(
      Boolean,
    ),
    ...['', ...notes, ''],
  ].join('\n');

const FONT = "font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
/** Visible on white and on black, because mail programs choose the background. */
const LINE = '1px solid #8a8580';

/**
 * The mail as HTML. Text and background have the mail program's own colours, so that its dark mode stays readable; only the
 * button has colours. All styles are inline, and nothing is loaded.
 */
export const letterHtml = ({ language, venue, title, facts, remarks, link, notes }: Letter): string => {
  const accent = venue.accent ?? RED;
  const ink = luminanceOf(accent) <= WHITE_UP_TO ? '#ffffff' : '#000000';
  const p = (style: string, html: string) => `<p style="margin:0 0 16px;${style}">${html}</p>`;
  const text = (style: string, words: string) => p(style, escapeHtml(words));
  const row = ([name, value, detail]: Letter['facts'][number]) =>
    `<tr><th scope="row" align="left" valign="top" style="padding:8px 16px 8px 0;border-top:${LINE};font-weight:normal;text-align:left">${escapeHtml(name)}${detail ? `<br><span style="font-size:14px">${escapeHtml(detail)}</span>` : ''}</th>` +
    `<td dir="auto" valign="top" style="padding:8px 0;border-top:${LINE};font-weight:bold;overflow-wrap:anywhere">${escapeHtml(value)}</td></tr>`;
  const phone =
    venue.phone &&
    `<a href="tel:${escapeHtml(venue.phone.replaceAll(/[^+\d]/g, ''))}" style="color:inherit">${escapeHtml(venue.phone)}</a>`;
  return [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">',
    `<title>${escapeHtml(title)}</title></head>`,
    `<body style="margin:0;padding:0;${FONT};font-size:16px;line-height:1.5">`,
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:24px 16px">',
    '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px"><tr>',
    `<td align="left" style="${FONT};font-size:16px;line-height:1.5;text-align:left">`,
    text(`font-size:18px;font-weight:bold;padding:0 0 12px;border-bottom:3px solid ${accent}`, venue.name),
    `<h1 style="margin:24px 0 16px;font-size:24px;line-height:1.25">${escapeHtml(title)}</h1>`,
    facts.length === 0
      ? ''
      : `<table cellpadding="0" cellspacing="0" border="0" width="100%" style="margin:0 0 16px;border-bottom:${LINE};border-collapse:collapse;font-size:16px">${facts.map(row).join('')}</table>`,
    ...remarks.map((remark) => text('', remark)),
    text('', link.lead.replace(/[\s\u202f]*:$/, '.')),
    '<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 24px"><tr>',
    `<td align="center" bgcolor="${accent}" style="background:${accent};border-radius:8px">`,
    `<a href="${escapeHtml(link.href)}" style="display:inline-block;padding:13px 24px;color:${ink};font-weight:bold;text-decoration:none">${escapeHtml(link.button)}</a>`,
    '</td></tr></table>',
    p('', [escapeHtml(venue.address), phone].filter(Boolean).join('<br>')),
    ...notes.map((note) => text('font-size:13px', note)),
    '</td></tr></table></td></tr></table></body></html>',
    '',
  ]
    .filter((line, at, all) => line !== '' || at === all.length - 1)
    .join('\n');
};
