// Provider keys from the environment: for all venues, or for one by its slug after two underscores.
import type { OneTouchStates } from './epay/onetouch-packet.ts';

type Environment = Readonly<Record<string, string | undefined>>;

export interface StripeKeys {
  readonly secretKey: string;
  readonly webhookSecret: string | undefined;
}

export interface EpayKeys {
  readonly min: string;
  readonly secret: string;
  readonly page: string;
}

/** Allowed pages of the vendor for redirects. */
const EPAY_PAGES: readonly string[] = ['https://www.epay.bg/', 'https://demo.epay.bg/'];

export interface OneTouchKeys {
  readonly appId: string;
  readonly secret: string;
  /** Merchant number, which receives the money. */
  readonly kin: string;
  readonly api: string;
  readonly page: string;
  readonly byToken: OneTouchStates;
  readonly byPage: OneTouchStates;
}

/** Hosts of OneTouch by the setting's name; published clients know two for production. */
const ONETOUCH_HOSTS: Readonly<Record<string, Pick<OneTouchKeys, 'api' | 'page'>>> = {
  v3: { api: 'https://www.epay.bg/v3/api', page: 'https://www.epay.bg/v3/mob' },
  xdev: { api: 'https://www.epay.bg/xdev/api', page: 'https://www.epay.bg/xdev/mobile' },
  demo: { api: 'https://demo.epay.bg/xdev/api', page: 'https://demo.epay.bg/xdev/mobile' },
};

export interface PaymentKeys {
  readonly oneTouch?: OneTouchKeys | undefined;
  readonly epay?: EpayKeys | undefined;
  readonly stripe?: StripeKeys | undefined;
}

/** "hotel-rila" → "HOTEL_RILA" */
const suffixOf = (slug: string): string => slug.toUpperCase().replace(/[^A-Z0-9]/g, '_');

/** The venue's own value has priority over the common one. */
const settingOf = (env: Environment, name: string, slug: string): string | undefined =>
  env[`${name}__${suffixOf(slug)}`]?.trim() || env[name]?.trim() || undefined;

/** "4" or "3/4": the value for paid, and the one for refused. Throws otherwise. */
const readStates = (name: string, text: string): OneTouchStates => {
  const [, success, failed] = /^(\d{1,2})(?:\/(\d{1,2}))?$/.exec(text) ?? [];
  if (success === undefined || success === failed)
    throw new Error(`${name} is not readable: set it to the STATE that means paid, or to two as in 3/4.`);
  return { success: Number(success), ...(failed !== undefined && { failed: Number(failed) }) };
};

/** Default STATE values by the vendor's documents: 4 by token, 3 by page. */
const readOneTouch = (env: Environment, slug: string): OneTouchKeys | undefined => {
  const of = (name: string) => settingOf(env, `EPAY_ONETOUCH_${name}`, slug);
  const [appId, secret, kin] = [of('APPID'), of('SECRET'), of('KIN')];
  if (appId === undefined && secret === undefined && kin === undefined) return undefined;
  if (appId === undefined || secret === undefined || kin === undefined)
    throw new Error('OneTouch needs EPAY_ONETOUCH_APPID, EPAY_ONETOUCH_SECRET and EPAY_ONETOUCH_KIN together.');
  const host = ONETOUCH_HOSTS[of('HOST') ?? 'v3'];
  if (!host) throw new Error(`EPAY_ONETOUCH_HOST is none of ${Object.keys(ONETOUCH_HOSTS).join(', ')}.`);
  return {
    ...{ appId, secret, kin, ...host },
    byToken: readStates('EPAY_ONETOUCH_STATES_TOKEN', of('STATES_TOKEN') ?? '4'),
    byPage: readStates('EPAY_ONETOUCH_STATES_PAGE', of('STATES_PAGE') ?? '3'),
  };
};

/** Throws for an invalid key, so that the error appears at the start and not with a guest. */
export const readPaymentKeys = (env: Environment, slug: string): PaymentKeys => {
  const secretKey = settingOf(env, 'STRIPE_SECRET_KEY', slug);
  if (secretKey !== undefined && !/^(?:sk|rk)_(?:test|live)_\w+$/.test(secretKey))
    throw new Error('STRIPE_SECRET_KEY is not readable: set it to the secret key of your account, sk_live_…');
  const [min, secret] = [settingOf(env, 'EPAY_MIN', slug), settingOf(env, 'EPAY_SECRET', slug)];
  if ((min === undefined) !== (secret === undefined))
    throw new Error('Only one of EPAY_MIN and EPAY_SECRET is set: ePay.bg needs both.');
  const page = settingOf(env, 'EPAY_PAGE', slug) ?? EPAY_PAGES[0] ?? '';
  if (!EPAY_PAGES.includes(page)) throw new Error(`EPAY_PAGE is none of ${EPAY_PAGES.join(' and ')}.`);
  const oneTouch = readOneTouch(env, slug);
  return {
    ...(oneTouch && { oneTouch }),
    ...(min !== undefined && secret !== undefined && { epay: { min, secret, page } }),
    ...(secretKey !== undefined && {
      stripe: { secretKey, webhookSecret: settingOf(env, 'STRIPE_WEBHOOK_SECRET', slug) },
    }),
  };
};
