// The keys of providers, by the environment: for all venues, or for one by its slug behind two underscores.

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

/** Nothing is ever sent to a page that is not the vendor's. */
const EPAY_PAGES: readonly string[] = ['https://www.epay.bg/', 'https://demo.epay.bg/'];

export interface PaymentKeys {
  readonly epay?: EpayKeys | undefined;
  readonly stripe?: StripeKeys | undefined;
}

/** "hotel-rila" → "HOTEL_RILA" */
const suffixOf = (slug: string): string => slug.toUpperCase().replace(/[^A-Z0-9]/g, '_');

/** The venue's own value comes before that of all. */
const settingOf = (env: Environment, name: string, slug: string): string | undefined =>
  env[`${name}__${suffixOf(slug)}`]?.trim() || env[name]?.trim() || undefined;

/** Throws for a key that is none: a venue must not find out by its guests. */
export const readPaymentKeys = (env: Environment, slug: string): PaymentKeys => {
  const secretKey = settingOf(env, 'STRIPE_SECRET_KEY', slug);
  if (secretKey !== undefined && !/^(?:sk|rk)_(?:test|live)_\w+$/.test(secretKey))
    throw new Error('STRIPE_SECRET_KEY is not readable: set it to the secret key of your account, sk_live_…');
  const [min, secret] = [settingOf(env, 'EPAY_MIN', slug), settingOf(env, 'EPAY_SECRET', slug)];
  if ((min === undefined) !== (secret === undefined))
    throw new Error('Only one of EPAY_MIN and EPAY_SECRET is set: ePay.bg needs both.');
  const page = settingOf(env, 'EPAY_PAGE', slug) ?? EPAY_PAGES[0] ?? '';
  if (!EPAY_PAGES.includes(page)) throw new Error(`EPAY_PAGE is none of ${EPAY_PAGES.join(' and ')}.`);
  return {
    ...(min !== undefined && secret !== undefined && { epay: { min, secret, page } }),
    ...(secretKey !== undefined && {
      stripe: { secretKey, webhookSecret: settingOf(env, 'STRIPE_WEBHOOK_SECRET', slug) },
    }),
  };
};
