// Payment methods that guests of one order type may choose, as an owner sets them.
import { PAYMENTS_MODULE, type PaymentMethod, RECEIPT_METHODS } from '../../order/checkout/payment-method.ts';
import type { Json, VenueFile } from '../venue-file.ts';

/** Whether the venue takes cards online. */
const takesCards = ({ modules }: VenueFile): boolean =>
  Array.isArray(modules) && modules.some((one) => one === PAYMENTS_MODULE);

/** The accepted methods; without a value, those on receipt. */
export const methodsIn = (value: Json | undefined): readonly string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : RECEIPT_METHODS;

/** Methods that the owner can choose among: without online payment, unless the venue takes cards or has it in its file. */
export const methodsToChoose = (
  file: VenueFile,
  methods: readonly PaymentMethod[],
  value: Json | undefined,
): readonly PaymentMethod[] =>
  methods.filter((one) => one !== 'online' || takesCards(file) || methodsIn(value).includes(one));

/** The methods with one more or one less, in the order in which guests read them. */
export const withMethod = (
  methods: readonly PaymentMethod[],
  value: Json | undefined,
  method: PaymentMethod,
  isOn: boolean,
): Json => methods.filter((one) => (one === method ? isOn : methodsIn(value).includes(one)));

/** Whether guests are left with a method that they can use: an order type keeps one at least. */
export const isPayable = (file: VenueFile, methods: readonly PaymentMethod[], value: Json): boolean => {
  const held = Array.isArray(value) ? methodsIn(value) : [];
  const isKnown = held.length > 0 && held.every((one) => methods.some((method) => method === one));
  return isKnown && held.some((one) => one !== 'online' || takesCards(file));
};
