// ePay.bg OneTouch: signatures of calls, and the meaning of payment answers. The vendor's documents and the published
// clients disagree on STATE, so its values are settings, and no single field decides.
import { createHmac } from 'node:crypto';
import { minor } from '#domain/pricing/money.ts';
import type { ProviderReport } from '../../services/payment/payment-port.ts';

export type OneTouchFields = Readonly<Record<string, string>>;

/** "KEYvalue" lines, sorted by key. */
const linesOf = (fields: OneTouchFields): string =>
  Object.entries(fields)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, value]) => `${key}${value}`)
    .join('\n');

const signed = (text: string, secret: string): string => createHmac('sha1', secret).update(text).digest('hex');

/** CHECKSUM of the unregistered page and its status: every line ends with a line break. */
export const pageChecksum = (fields: OneTouchFields, secret: string): string => signed(`${linesOf(fields)}\n`, secret);

/** APPCHECK of every other call. `kin`: the customer's number at ePay.bg, part of every call with a token. */
export const appCheck = (fields: OneTouchFields, secret: string, kin?: string): string =>
  signed(kin === undefined ? linesOf(fields) : `${linesOf(fields)}\n${kin}`, secret);

/** Meaning of STATE in one call. `failed` absent: no value means a refusal, and a person must check. */
export interface OneTouchStates {
  readonly success: number;
  readonly failed?: number | undefined;
}

/** Value on which documents and clients agree. */
const PROCESSING = 2;

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Numbers arrive as numbers or text. `undefined` when missing or empty. */
export const textIn = (record: Readonly<Record<string, unknown>>, key: string): string | undefined => {
  const value = record[key];
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  return String(value) === '' ? undefined : String(value);
};

const wholeIn = (record: Readonly<Record<string, unknown>>, key: string): number | undefined => {
  const text = textIn(record, key);
  return text !== undefined && /^\d{1,12}$/.test(text) ? Number(text) : undefined;
};

const CONTRADICTION: ProviderReport = { state: 'pending', alarm: 'contradiction' };

/**
 * Interprets an answer with status OK. Paid: our id, NO present, and the configured STATE; the caller compares the amount.
 * Refused: our id, the configured STATE, and no NO. Any other combination is pending with an alarm. `id`: as sent; an answer
 * without ID repeats it in REASON.
 */
export const reportOfAnswer = (
  payment: unknown,
  {
    id,
    states,
    waiting = [],
  }: { readonly id: string; readonly states: OneTouchStates; readonly waiting?: readonly number[] },
): ProviderReport => {
  if (!isRecord(payment)) return CONTRADICTION;
  const [state, amount] = [wholeIn(payment, 'STATE'), wholeIn(payment, 'AMOUNT')];
  const hasNumber = textIn(payment, 'NO') !== undefined;
  const isOurs = (textIn(payment, 'ID') ?? textIn(payment, 'REASON')) === id;
  if (!isOurs || state === undefined || amount === undefined) return CONTRADICTION;
  const told = { amount: minor(amount) };
  if (state === states.success) return hasNumber ? { ...told, state: 'success' } : CONTRADICTION;
  if (hasNumber) return CONTRADICTION;
  if (state === PROCESSING) return { ...told, state: 'processing' };
  if (state === states.failed) return { ...told, state: 'failed' };
  return waiting.includes(state) ? { ...told, state: 'pending' } : CONTRADICTION;
};
