// Validates an order's details field by field: the page shows these faults, and the server rejects by them.
import type { DeliveryAddress, GeoPoint } from '../delivery/address.ts';
import type { OrderType } from '../place/place.ts';
import { PAYMENT_METHODS } from './checkout/payment-method.ts';
import { DETAIL_FIELDS, DETAIL_LIMITS, type DetailField, detailsAsked, type OrderDetails } from './order-details.ts';
import { isWithoutTable, takesOrderType } from './order-type.ts';
import type { VenueReason } from './reasons.ts';
import { REFUSED_FIELDS, type Refusal, type RefusalCode } from './refusal.ts';
import { placeVerdict, type VenueNow } from './verdict.ts';

/** missing: required and empty · short, long: `limit` is the required or allowed length · wrong: invalid */
export interface DetailFault {
  readonly field: DetailField;
  readonly fault: 'missing' | 'short' | 'long' | 'wrong';
  readonly limit?: number;
}

/** Line breaks, control characters, direction marks, and characters that open a tag: invalid in names and addresses. */
const UNFIT = /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069<>]/u;
/** Characters that a comment may not have; line breaks and "<3" are allowed. */
const UNFIT_COMMENT = /[\p{Cs}\u202A-\u202E\u2066-\u2069]/u;
const LETTER = /\p{L}/u;
const WORD = /[\p{L}\p{N}]/u;
const PHONE = /^\+[1-9]\d*$/;
const EMAIL = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\.]+(?:\.[^\s@<>,;:"()[\]\\.]+)+$/u;

const lengthOf = (text: string): number => [...text].length;

export type FieldFault = Omit<DetailFault, 'field'>;
type Found = FieldFault | undefined;

const wordsFault = (text: string, longest: number, unfit = UNFIT): Found => {
  if (lengthOf(text) > longest) return { fault: 'long', limit: longest };
  return unfit.test(text) ? { fault: 'wrong' } : undefined;
};

const nameFault = (name: string): Found => {
  const { nameShortest: shortest, name: longest } = DETAIL_LIMITS;
  if (lengthOf(name) < shortest) return { fault: 'short', limit: shortest };
  return wordsFault(name, longest) ?? (LETTER.test(name) ? undefined : { fault: 'wrong' });
};

const phoneFault = (phone: string): Found => {
  if (!PHONE.test(phone)) return { fault: 'wrong' };
  const digits = phone.length - 1;
  if (digits < DETAIL_LIMITS.phoneShortest) return { fault: 'short', limit: DETAIL_LIMITS.phoneShortest };
  return digits > DETAIL_LIMITS.phone ? { fault: 'long', limit: DETAIL_LIMITS.phone } : undefined;
};

const emailFault = (email: string): Found => {
  if (lengthOf(email) > DETAIL_LIMITS.email) return { fault: 'long', limit: DETAIL_LIMITS.email };
  return EMAIL.test(email) ? undefined : { fault: 'wrong' };
};

/** NaN is outside of any limits. */
const isOnGlobe = ({ lat, lng }: GeoPoint): boolean => Math.abs(lat) <= 90 && Math.abs(lng) <= 180;

const addressFault = ({ words, point }: Pick<DeliveryAddress, 'words' | 'point'>): Found => {
  const found = wordsFault(words.trim(), DETAIL_LIMITS.address);
  if (found) return found;
  return LETTER.test(words) && (!point || isOnGlobe(point)) ? undefined : { fault: 'wrong' };
};

const givenIn = (details: Partial<OrderDetails>, field: DetailField): string | number | undefined => {
  const { address } = details;
  switch (field) {
    case 'address':
      return address?.words;
    case 'streetNumber':
    case 'entrance':
    case 'floor':
    case 'apartment':
    case 'bell':
    case 'postalCode':
      return address?.[field];
    case 'pickupPlace':
      return details.pickupPlaceId;
    default:
      return details[field];
  }
};

/** Fault of a filled field; undefined: none. */
export const detailFault = (field: DetailField, value: string | number): Found => {
  if (field === 'wantedAt' || field === 'pickupPlace')
    return Number.isSafeInteger(value) && Number(value) > 0 ? undefined : { fault: 'wrong' };
  if (field === 'cutlery') {
    if (!Number.isInteger(value) || Number(value) < 0) return { fault: 'wrong' };
    return Number(value) > DETAIL_LIMITS.cutlery ? { fault: 'long', limit: DETAIL_LIMITS.cutlery } : undefined;
  }
  const text = String(value);
  if (field === 'name') return nameFault(text);
  if (field === 'phone') return phoneFault(text);
  if (field === 'email') return emailFault(text);
  if (field === 'payment') return PAYMENT_METHODS.some((known) => known === text) ? undefined : { fault: 'wrong' };
  if (field === 'comment') return wordsFault(text, DETAIL_LIMITS.comment, UNFIT_COMMENT);
  if (field === 'room')
    return wordsFault(text, DETAIL_LIMITS.room) ?? (WORD.test(text) ? undefined : { fault: 'wrong' });
  return wordsFault(text, DETAIL_LIMITS[field]);
};

/** An order has a name or a phone; when one of them is given, the other is required too. */
const isNobody = ({ name = '', phone = '' }: Partial<OrderDetails>): boolean => name.trim() === '' && phone === '';

/**
 * All missing or wrong details, in page order; empty: the details are valid. `details` may be incomplete. `byNumber`: the
 * order may be nameless, and is handed over by its label.
 */
export const detailsVerdict = (
  orderType: OrderType,
  details: Partial<OrderDetails>,
  byNumber = false,
): readonly DetailFault[] => {
  const asked = detailsAsked(orderType);
  if (!asked) return [];
  return DETAIL_FIELDS.flatMap((field): DetailFault[] => {
    const how = asked[field];
    if (how === undefined) return [];
    const value = givenIn(details, field);
    const isEmpty = value === undefined || (typeof value === 'string' && value.trim() === '');
    if (isEmpty) {
      // A pin on the map replaces a house number.
      const isFound = field === 'streetNumber' && details.address?.point !== undefined;
      const isNameless = byNumber && (field === 'name' || field === 'phone') && isNobody(details);
      return how === 'required' && !isFound && !isNameless ? [{ field, fault: 'missing' }] : [];
    }
    const found =
      field === 'address' && details.address
        ? addressFault(details.address)
        : detailFault(field, typeof value === 'string' ? value.trim() : value);
    return found ? [{ field, ...found }] : [];
  });
};

const REFUSED_AS: Partial<Record<DetailField, RefusalCode>> = {
  name: 'invalid_name',
  phone: 'invalid_phone',
  address: 'invalid_address',
  streetNumber: 'invalid_address',
  entrance: 'invalid_address',
  floor: 'invalid_address',
  apartment: 'invalid_address',
  bell: 'invalid_address',
  postalCode: 'invalid_address',
  wantedAt: 'invalid_time',
};

/** Refusal code of the server for a fault. */
export const refusalOfFault = ({ field }: DetailFault): Pick<Refusal, 'field'> & { readonly code: RefusalCode } => {
  const code = REFUSED_AS[field];
  if (code) return { code };
  const about = REFUSED_FIELDS.find((one) => one === field);
  return { code: 'invalid_order', ...(about && { field: about }) };
};

/** Reason why an order without a table cannot be sent now; undefined: it can. */
export const ownOrderVerdict = (house: VenueNow, orderType: OrderType): Exclude<VenueReason, 'no_table'> | undefined =>
  isWithoutTable(orderType) && takesOrderType(house.place, orderType) ? placeVerdict(house) : 'looking_only';
