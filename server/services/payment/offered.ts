// Payment providers available at a place now.
import { PAYMENTS_MODULE } from '#domain/order/checkout/payment-method.ts';
import { minimumOf, needsLogin, type OfferedProvider, PROVIDER_TRAITS } from '#domain/payment/providers.ts';
import { DEFAULT_DEVICE_SETTINGS } from '#domain/place/device-settings.ts';
import type { KeptPayment } from '../../store/payment/card-payments.ts';
import type { PublishedPlace } from '../place/published-places.ts';
import type { Services } from '../services.ts';
import type { PaymentPort } from './payment-port.ts';

type Asked = Pick<Services, 'payments'>;

const portsAt = ({ payments }: Asked, { document }: PublishedPlace): readonly PaymentPort[] =>
  payments?.(document.place.slug) ?? [];

/** The place's providers in its order; none without the payment module. [S6.05] */
export const offeredPorts = (services: Asked, place: PublishedPlace): readonly PaymentPort[] => {
  const { modules, currency } = place.document.place;
  if (!modules.includes(PAYMENTS_MODULE)) return [];
  const ports = portsAt(services, place).filter(({ provider }) => minimumOf(provider, currency) !== undefined);
  const wanted = (place.document.house ?? DEFAULT_DEVICE_SETTINGS).paymentProviders ?? [];
  if (wanted.length === 0) return ports;
  return wanted.flatMap((provider) => ports.filter((port) => port.provider === provider));
};

/** Providers as sent to guests' devices. */
export const offeredAt = (services: Asked, place: PublishedPlace): readonly OfferedProvider[] => {
  const { paysSignedIn = false, takesTips = false } = place.document.house ?? DEFAULT_DEVICE_SETTINGS;
  return offeredPorts(services, place).flatMap(({ provider, isDemo }) => {
    const minimum = minimumOf(provider, place.document.place.currency);
    if (minimum === undefined) return [];
    const { savesCards } = PROVIDER_TRAITS[provider];
    return [{ key: provider, needsLogin: needsLogin(provider, paysSignedIn), savesCards, minimum, isDemo, takesTips }];
  });
};

/** Provider of an existing payment, even if the place no longer offers it. */
export const portOf = (
  services: Asked,
  place: PublishedPlace,
  { provider, isDemo }: Pick<KeptPayment, 'provider' | 'isDemo'>,
): PaymentPort | undefined =>
  portsAt(services, place).find((port) => port.provider === provider && port.isDemo === isDemo);
