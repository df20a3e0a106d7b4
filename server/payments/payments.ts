// Payment providers of each venue, by the keys in the server's environment; a test double at a demo venue without keys.
import { randomBytes } from 'node:crypto';
import { PROVIDER_TRAITS } from '#domain/payment/providers.ts';
import type { PaymentPort, PaymentPorts } from '../services/payment/payment-port.ts';
import type { Deliver, DoubleBank } from './double/bank.ts';
import { createEpayDouble } from './double/epay-double.ts';
import { createOneTouchDouble } from './double/onetouch-double.ts';
import { createStripeDouble } from './double/stripe-double.ts';
import { createEpayPort } from './epay/epay-port.ts';
import { createOneTouchPort } from './epay/onetouch-port.ts';
import { readPaymentKeys } from './payment-keys.ts';
import { createStripePort } from './stripe/stripe-port.ts';

export interface Payments {
  readonly ports: PaymentPorts;
  /** Pages of the doubles, by provider; absent: there are no doubles. */
  readonly doubles?: Readonly<Partial<Record<string, DoubleBank>>> | undefined;
  /**
   * Receives a function that polls all open payments once, for a caller with its own clock; absent: the server polls by its
   * clock.
   */
  readonly follow?: ((lookOnce: () => Promise<void>) => void) | undefined;
}

export interface PaymentOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Public URL of the server; `undefined`: providers cannot send notifications. */
  readonly publicUrl: string | undefined;
  /** Venues that get a double when there are no keys. */
  readonly demoSlugs: readonly string[];
  readonly clock: () => number;
  /** Delivers a double's notifications to this server. */
  readonly deliver: (provider: string) => Deliver;
}

/** Throws a sentence for invalid keys. */
export const createPayments = ({ env, publicUrl, demoSlugs, clock, deliver }: PaymentOptions): Payments => {
  const kept = new Map<string, readonly PaymentPort[]>();
  const webhookSecret = `whsec_${randomBytes(24).toString('hex')}`;
  const stripe = createStripeDouble({ webhookSecret, clock, deliver: deliver('stripe') });
  const secret = randomBytes(32).toString('hex');
  const epay = createEpayDouble({ secret, lastsMs: PROVIDER_TRAITS.epay.lastsMs, deliver: deliver('epay') });
  const oneTouch = createOneTouchDouble({ secret, lastsMs: PROVIDER_TRAITS.epay_onetouch.lastsMs, clock });
  const doublesAt = (slug: string): readonly PaymentPort[] => [
    createStripePort({ secretKey: 'sk_test_double', webhookSecret, isDemo: true, fetch: stripe.fetch }),
    createEpayPort({ min: 'D000000000', secret, isDemo: true, page: undefined }),
    createOneTouchPort({
      ...{ appId: `0-${slug}`, secret, kin: '0000000000', isDemo: true, fetch: oneTouch.fetch },
      // Not a real host: calls go to the double.
      ...{ api: 'http://onetouch.invalid', page: undefined, byToken: { success: 4 }, byPage: { success: 3 } },
    }),
  ];

  const realAt = (slug: string): readonly PaymentPort[] => {
    const keys = readPaymentKeys(env, slug);
    return [
      ...(keys.stripe ? [createStripePort({ ...keys.stripe, isDemo: false })] : []),
      // ePay cannot be polled, so without a public URL the server would never learn of a payment.
      ...(keys.epay && publicUrl !== undefined ? [createEpayPort({ ...keys.epay, isDemo: false })] : []),
      ...(keys.oneTouch ? [createOneTouchPort({ ...keys.oneTouch, isDemo: false })] : []),
    ];
  };

  const portsAt = (slug: string): readonly PaymentPort[] => {
    const real = realAt(slug);
    return real.length > 0 || !demoSlugs.includes(slug) ? real : doublesAt(slug);
  };

  return {
    ports: (slug) => {
      const known = kept.get(slug) ?? portsAt(slug);
      kept.set(slug, known);
      return known;
    },
    ...(demoSlugs.length > 0 && { doubles: { stripe, epay, epay_onetouch: oneTouch } }),
  };
};
