// Phone numbers as people write them, in one field, with any spacing.
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { DETAIL_LIMITS } from '#domain/order/order-details.ts';

const HOME: CountryCode = 'BG';
const LONG_ENOUGH = 7;

/** The country whose numbers need no country code at a place: that of its own number. */
const countryAt = (placePhone: string): CountryCode => parsePhoneNumberFromString(placePhone, HOME)?.country ?? HOME;

/**
 * A number as the world writes it, "+359…", for the rule of details to judge. One that cannot be read stays wrong there:
 * with too few digits it is a short number, else its words. `placePhone`: of the place, for numbers without a country.
 */
export const phoneToSend = (typed: string, placePhone: string): string => {
  // Full-width digits and signs are digits and signs.
  const text = typed.normalize('NFKC').trim();
  if (text === '') return '';
  const read = parsePhoneNumberFromString(text, { defaultCountry: countryAt(placePhone), extract: false });
  // A range that is newer than the list of ranges is a number all the same; a few digits of one are none.
  if (read?.isValid() || (read?.isPossible() && read.nationalNumber.length >= LONG_ENOUGH)) return read.number;
  const digits = text.replace(/\D/g, '').replace(/^0+/, '');
  return digits !== '' && digits.length < DETAIL_LIMITS.phoneShortest ? `+${digits}` : text.replace(/^\+/, '');
};

/** The number as its owner would write it there; what cannot be read stays as it is. */
export const phoneToShow = (typed: string, placePhone: string): string => {
  const home = countryAt(placePhone);
  const read = parsePhoneNumberFromString(typed.normalize('NFKC'), home);
  if (!read) return typed;
  return read.country === home ? read.formatNational() : read.formatInternational();
};
