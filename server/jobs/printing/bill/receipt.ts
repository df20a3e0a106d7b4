// The guest's receipt: dishes and prices. States that it is not the fiscal receipt.

import { dateFormat } from '#domain/language/date-format.ts';
import type { Language } from '#domain/language/language.ts';
import { formatAmountPlain, minor } from '#domain/pricing/money.ts';
import { PAPER_WORDS } from '../../../texts/paper-texts.ts';
import type { Paper, PaperPart } from '../paper.ts';
import type { CopyMark, PaperPlace, ReceiptContent } from '../paper-content.ts';
import { clockText, copyParts } from '../ticket.ts';

/** Decimal comma in every language except English and Swiss French. */
const amountText = (amount: number, currency: string, language: Language): string => {
  const plain = formatAmountPlain(minor(Math.abs(amount)), currency);
  const written = language === 'en' || language === 'fr-CH' ? plain : plain.replace('.', ',');
  return amount < 0 ? `−${written}` : written;
};

/** Legal rate, used when a venue names none. */
const LEVA_PER_EURO = 1.95583;
const rateText = (rate: number, language: Language): string =>
  language === 'en' || language === 'fr-CH' ? String(rate) : String(rate).replace('.', ',');

/** "10%", or "12,5%" with a decimal comma. */
const percentText = (percent: number, language: Language): string => `${rateText(percent, language)}%`;

/** "Service 10%", or a general word for a newer server's charge. */
const chargeText = (kind: string, percent: number | undefined, language: Language): string => {
  const { charges, orderFee, extras } = PAPER_WORDS[language];
  if (kind === 'service' && percent === undefined) return orderFee;
  const name = Object.entries(charges).find(([known]) => known === kind)?.[1] ?? extras;
  return percent === undefined ? name : `${name} ${percentText(percent, language)}`;
};

const dateText = (at: number, place: PaperPlace): string => {
  const { timeZone, language } = place;
  const day = { timeZone, day: '2-digit', month: '2-digit', year: 'numeric' } as const;
  const date = dateFormat(language, day).format(at);
  // Drops the "г." that Bulgarian adds to the year.
  return `${date.replace(/\s*г\.$/, '')} ${clockText(at, place)}`;
};

const suffixed = (text: string, currency: string): string => `${text}\u00a0${currency === 'EUR' ? '€' : currency}`;

export const receiptPaper = (content: ReceiptContent, copy?: CopyMark): Paper => {
  const { place, table, at, currency, lines, total, paid, second, paymentMethod } = content;
  const { language } = place;
  const words = PAPER_WORDS[language];
  const amount = (of: number) => amountText(of, currency, language);
  const { discounts = [], charges = [], vat = [] } = content;
  const off = [...discounts, ...charges].reduce((sum, one) => sum + one.amount, 0);
  const difference = total - off - lines.reduce((sum, line) => sum + line.total, 0);
  const rest: PaperPart[] =
    difference === 0
      ? []
      : [
          {
            kind: 'pair',
            size: 'plain',
            left: difference < 0 ? words.discount : words.extras,
            right: amount(difference),
          },
        ];
  const wordOf = (of: string | null | undefined) => (of === 'cash' || of === 'card' ? words.payments[of] : undefined);
  const method = wordOf(paymentMethod);
  return [
    ...copyParts(copy, place),
    { kind: 'text', size: 'dish', strong: true, align: 'center', text: place.name },
    ...(place.address ? [{ kind: 'text', size: 'small', align: 'center', text: place.address } as const] : []),
    { kind: 'rule' },
    { kind: 'pair', size: 'plain', left: `${words.table} ${table}`, right: dateText(at, place) },
    ...lines.map(
      (line): PaperPart => ({
        kind: 'pair',
        size: 'plain',
        left: `${line.quantity} × ${line.name}`,
        right: amount(line.total),
      }),
    ),
    ...discounts.map(
      ({ percent, code, amount: less }): PaperPart => ({
        kind: 'pair',
        size: 'plain',
        left: [words.discount, percent === undefined ? '' : `−${percentText(percent, language)}`, code ?? '']
          .filter(Boolean)
          .join(' '),
        right: amount(less),
      }),
    ),
    ...charges.map(
      ({ kind, percent, amount: more }): PaperPart => ({
        kind: 'pair',
        size: 'plain',
        left: chargeText(kind, percent, language),
        right: amount(more),
      }),
    ),
    ...rest,
    { kind: 'rule', thick: true },
    { kind: 'pair', size: 'dish', strong: true, left: words.total, right: suffixed(amount(total), currency) },
    ...(second
      ? [
          {
            kind: 'pair',
            size: 'plain',
            left: `${words.rate} ${rateText(second.rate ?? LEVA_PER_EURO, language)}`,
            right: `${amountText(second.total, second.currency, language)}\u00a0${second.suffix}`,
          } as const,
        ]
      : []),
    ...(paid === undefined
      ? []
      : [
          { kind: 'pair', size: 'plain', left: words.paid, right: amount(-paid) } as const,
          {
            kind: 'pair',
            size: 'dish',
            strong: true,
            left: words.leftToPay,
            right: suffixed(amount(total - paid), currency),
          } as const,
        ]),
    ...(content.rounding === undefined
      ? []
      : [
          { kind: 'pair', size: 'plain', left: words.charges.rounding, right: amount(content.rounding) } as const,
          // Guests who each pay their own way read their own sums below.
          ...(content.splitMethods
            ? []
            : [
                {
                  kind: 'pair',
                  size: 'dish',
                  strong: true,
                  left: words.payments.cash,
                  right: suffixed(amount(total - (paid ?? 0) + content.rounding), currency),
                } as const,
              ]),
        ]),
    ...(content.split ?? []).map((share, at): PaperPart => {
      const own = wordOf(content.splitMethods?.[at]);
      return {
        kind: 'pair',
        size: 'plain',
        left: own === undefined ? `${words.guest} ${at + 1}` : `${words.guest} ${at + 1}, ${own}`,
        right: amount(share),
      };
    }),
    ...vat.map(
      ({ rate, vat: tax }): PaperPart => ({
        kind: 'pair',
        size: 'plain',
        left: words.vat.replace('%', percentText(rate, language)),
        right: amount(tax),
      }),
    ),
    ...(method ? [{ kind: 'pair', size: 'plain', left: words.pay, right: method } as const] : []),
    { kind: 'rule' },
    { kind: 'text', size: 'plain', text: words.notFiscal },
  ];
};
