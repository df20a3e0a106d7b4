// An owner's typed text, as the value that the file holds; a text that is no value stays text and gets a fault.
import type { FieldKind } from '#domain/owner/setting-fields.ts';
import type { Json } from '#domain/owner/venue-file.ts';
import { typedAmountText } from '#domain/pricing/typed-amount.ts';

/** A value as it stands in a field of text. */
export const typedText = (value: Json | undefined): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

const numberOr = (text: string): Json => (/^\d+(?:[.,]\d+)?$/.test(text) ? Number(text.replace(',', '.')) : text);

/** Value of a typed text. Nothing typed: no value, and the default holds. */
export const typedValue = (kind: FieldKind, typed: string, currency: string): Json | undefined => {
  const text = typed.trim();
  if (text === '') return undefined;
  if (kind.kind === 'whole' || kind.kind === 'rate') return numberOr(text);
  if (kind.kind === 'amount') return typedAmountText(text, currency);
  return kind.kind === 'currency' ? text.toUpperCase() : text;
};
