// Parses phone numbers as people write them, with any spacing.
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { DETAIL_LIMITS } from '#domain/order/order-details.ts';

const HOME: CountryCode = 'BG';
const LONG_ENOUGH = 7;

/** Country for numbers without a country code: that of the place's own number. */
const countryAt = (placePhone: string): CountryCode => parsePhoneNumberFromString(placePhone, HOME)?.country ?? HOME;

/** Whether the number begins with a country code: "+49…", "(+49)…", "0049…". */
const hasCountry = (text: string): boolean => /^\(?(?:\+|00)/.test(text);

/**
 * Normalises a number to "+359…" for validation. A number without a country code must be valid in the place's country: one
 * from abroad would become another number, so it stays invalid and the guest is asked. An unreadable one stays invalid: a
 * short number when it has too few digits, else the text. `placePhone`: phone number of the place, for its country.
 */
export const phoneToSend = (typed: string, placePhone: string): string => {
  // Full-width digits and signs are normalised.
  const text = typed.normalize('NFKC').trim();
  if (text === '') return '';
  const read = parsePhoneNumberFromString(text, { defaultCountry: countryAt(placePhone), extract: false });
  // With its country, a number of a range newer than the library's list counts too; only a few digits do not.
  const isLikely = hasCountry(text) && read?.isPossible() && read.nationalNumber.length >= LONG_ENOUGH;
  if (read && (read.isValid() || isLikely)) return read.number;
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  return digits !== '' && digits.length < DETAIL_LIMITS.phoneShortest ? `+${digits}` : text.replace(/^\+/, '');
};

/** The number in its national format; unreadable text is unchanged. */
export const phoneToShow = (typed: string, placePhone: string): string => {
  const home = countryAt(placePhone);
  const read = parsePhoneNumberFromString(typed.normalize('NFKC'), home);
  if (!read) return typed;
  return read.country === home ? read.formatNational() : read.formatInternational();
};
