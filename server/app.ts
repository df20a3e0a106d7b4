// Assembles the server: site, API routes, and common handling of all answers. The caller listens, or injects requests.
import { readFileSync } from 'node:fs';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyServerOptions } from 'fastify';
import type { DestinationStream } from 'pino';
import type { RenderPage } from '#contract/menu/page-renderer.ts';
import { webhookEventSchema } from '#contract/service/webhook-event.ts';
import { endConnections } from './closing.ts';
import type { Config } from './config.ts';
import { createMapServices } from './jobs/map/map-services.ts';
import { createAskingPrinters } from './jobs/printing/asking/asking-printers.ts';
import { registerOpenApi, validatorCompiler } from './openapi.ts';
import { bankRoutes } from './payments/double/bank-routes.ts';
import type { Payments } from './payments/payments.ts';
import { guardRoutes } from './routes/access.ts';
import { cleanRequests } from './routes/clean-texts.ts';
import { deviceRoutes } from './routes/devices/devices.ts';
import { refusedSchema } from './routes/documented.ts';
import { answerErrors } from './routes/errors.ts';
import { accountRoutes } from './routes/guest/account/account.ts';
import { addressRoutes } from './routes/guest/account/addresses.ts';
import { checkCustomers } from './routes/guest/account/guard.ts';
import { loyaltyRoutes } from './routes/guest/account/loyalty.ts';
import { customerSignInRoutes } from './routes/guest/account/sign-in-routes.ts';
import { bookingRoutes } from './routes/guest/booking/bookings-routes.ts';
import { ownBookingRoutes } from './routes/guest/booking/own-booking-routes.ts';
import { callRoutes } from './routes/guest/calls.ts';
import { eventRoutes } from './routes/guest/events.ts';
import { feedbackRoutes } from './routes/guest/feedback.ts';
import { galleryRoutes } from './routes/guest/gallery/gallery-routes.ts';
import { guestNameRoute } from './routes/guest/guest-name.ts';
import { visitLogRoutes } from './routes/guest/log/visit-logs.ts';
import { mapRoutes } from './routes/guest/map.ts';
import { menuRoutes } from './routes/guest/menu.ts';
import { orderMailRoute } from './routes/guest/order-mail.ts';
import { orderTimeRoutes } from './routes/guest/order-times.ts';
import { orderRoutes } from './routes/guest/orders.ts';
import { ownOrderRoutes } from './routes/guest/own-orders.ts';
import { paymentNoticeRoutes } from './routes/guest/payment/payment-notices.ts';
import { paymentRoutes } from './routes/guest/payment/payments-routes.ts';
import { shareRoutes } from './routes/guest/payment/shares-routes.ts';
import { placesRoutes } from './routes/guest/places/places-for-map.ts';
import { promotionRoutes } from './routes/guest/promotions.ts';
import { tableRoutes } from './routes/guest/tables.ts';
import { loggerOptions, logRequests } from './routes/log.ts';
import { pingRoutes } from './routes/ping.ts';
import { printerRoutes } from './routes/printers/printers-routes.ts';
import { refusal } from './routes/replies.ts';
import { markAnswers } from './routes/server-mark.ts';
import { approvalRoutes } from './routes/staff/approvals.ts';
import { banRoutes } from './routes/staff/bans-routes.ts';
import { boardRoutes } from './routes/staff/board.ts';
import { staffBookingRoutes } from './routes/staff/bookings-routes.ts';
import { staffDeviceRoutes } from './routes/staff/devices.ts';
import { draftRoutes } from './routes/staff/drafts-routes.ts';
import { staffGalleryRoutes } from './routes/staff/gallery-routes.ts';
import { givenFeedbackRoutes } from './routes/staff/given-feedback-routes.ts';
import { checkStaff } from './routes/staff/guard.ts';
import { menuSheetRoutes } from './routes/staff/menu-sheet-routes.ts';
import { orderHistoryRoutes } from './routes/staff/order-history.ts';
import { ownSignInRoutes } from './routes/staff/own-sign-ins.ts';
import { staffPaymentRoutes } from './routes/staff/payments-routes.ts';
import { peopleRoutes } from './routes/staff/people.ts';
import { pictureRoutes } from './routes/staff/pictures-routes.ts';
import { pinRoutes } from './routes/staff/pin.ts';
import { staffPrinterRoutes } from './routes/staff/printers-routes.ts';
import { pushRoutes } from './routes/staff/push-routes.ts';
import { reportRoutes } from './routes/staff/report.ts';
import { screenRoutes } from './routes/staff/screen.ts';
import { secondFactorRoutes } from './routes/staff/second-factor-routes.ts';
import { shopFactsRoutes } from './routes/staff/shop-facts.ts';
import { signInRoutes } from './routes/staff/sign-in-routes.ts';
import { staffOrderRoutes } from './routes/staff/staff-orders.ts';
import { managedTableRoutes } from './routes/staff/tables.ts';
import { todayRoutes } from './routes/staff/today.ts';
import { createPasswords } from './services/account/password-hash.ts';
import { publicAvailability } from './services/availability/current-availability.ts';
import { followPayments, followPaymentsOnce } from './services/payment/follow-payments.ts';
import { createPublishedPlaces } from './services/place/published-places.ts';
import { createRateLimits } from './services/rate-limits.ts';
import type { Services } from './services/services.ts';
import { pushSubject } from './services/staff/push.ts';
import { readerLanguage, registerSite } from './site.ts';
import { readPushKeys } from './store/push/push-key.ts';
import { readServerKeys } from './store/staff/server-key.ts';
import type { Store } from './store/store.ts';

/** Maximum body size; an order of 200 lines has 40 kB. */
const BODY_LIMIT = 100 * 1024;
/** Limit for a whole request, so that a slow client does not hold a connection. */
const REQUEST_TIMEOUT_MS = 30_000;
/** Limit for the head of a request; longer than any phone on a bad line needs. */
const HEAD_TIMEOUT_MS = 15_000;
const LONGEST_PARAMETER = 200;

export interface AppOptions {
  readonly store: Store;
  readonly config: Pick<
    Config,
    'clientId' | 'clientName' | 'dataDir' | 'frameAncestors' | 'logLevel' | 'tlsCert' | 'tlsKey' | 'trustProxy'
  > &
    Partial<
      Pick<Config, 'publicUrl' | 'smtpUrl' | 'worker' | 'geocoderUrl' | 'tilesUrl' | 'tilesAttribution' | 'privateMap'>
    >;
  /** The server's clock, epoch ms; the only source of time. */
  readonly clock?: () => number;
  /** The built app; without it only the API is served. */
  readonly distDir?: string | undefined;
  /** Demo venues: without a mail server the mails of bookings and accounts are written as files. */
  readonly demoSlugs?: readonly string[];
  /** Card payments; absent: no venue accepts cards. */
  readonly payments?: Payments | undefined;
  /** Renders the pages; default: the built app's renderer. */
  readonly render?: RenderPage | undefined;
  /** Log stream; default: standard output. */
  readonly logStream?: DestinationStream;
  /** Limit for the head of a request, ms. */
  readonly headTimeoutMs?: number;
}

/** Fastify trusts no proxy, because Fastify cannot detect a proxy; the operator sets the number of proxies. */
const trustOf = (trusted: Config['trustProxy']): NonNullable<FastifyServerOptions['trustProxy']> => {
  if (typeof trusted === 'number') return (_address: string, hop: number) => hop < trusted;
  return trusted === false ? false : [...trusted];
};

const serverOptions = ({ config, logStream, headTimeoutMs = HEAD_TIMEOUT_MS }: AppOptions): FastifyServerOptions => {
  const { tlsCert, tlsKey } = config;
  const patience = {
    headersTimeout: headTimeoutMs,
    requestTimeout: REQUEST_TIMEOUT_MS,
    // Interval of the timeout check; with Node's default of 30 s a slow head would live for a minute.
    connectionsCheckingInterval: headTimeoutMs / 3,
  };
  const server =
    tlsCert && tlsKey
      ? { https: { ...patience, cert: readFileSync(tlsCert), key: readFileSync(tlsKey) } }
      : { http: patience };
  return {
    ...server,
    ...loggerOptions(config.logLevel, logStream),
    bodyLimit: BODY_LIMIT,
    requestTimeout: REQUEST_TIMEOUT_MS,
    trustProxy: trustOf(config.trustProxy),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: LONGEST_PARAMETER },
    // A malformed URL.
    frameworkErrors: (_error, _request, reply) => {
      (reply as FastifyReply).code(400).send(refusal('invalid_request'));
    },
  };
};

/** The complete server, ready to listen or for injected requests. Throws when the certificate or the app cannot be read. */
export const createApp = async (options: AppOptions): Promise<FastifyInstance> => {
  const { store, config, clock = Date.now, distDir, render, payments } = options;
  const app = Fastify(serverOptions(options));
  const places = createPublishedPlaces(store);
  const keys = await readServerKeys(config.dataDir);
  const services: Services = {
    store,
    places,
    clock,
    limits: createRateLimits(store),
    keys,
    passwords: createPasswords(),
    sendsMail: config.smtpUrl !== undefined,
    accountMail: config.smtpUrl !== undefined ? 'sent' : (options.demoSlugs ?? []).length > 0 ? 'folder' : undefined,
    demoSlugs: options.demoSlugs,
    payments: payments?.ports,
    ...createMapServices(config, store.limit, app.log),
  };

  // JSON only: a form on another site can send text/plain without CORS.
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(() => (body) => JSON.stringify(body));
  markAnswers(app, clock);
  endConnections(app);
  guardRoutes(app);
  cleanRequests(app);
  checkStaff(app, services);
  checkCustomers(app, services);
  logRequests(app);
  answerErrors(app);
  await registerOpenApi(app, refusedSchema, webhookEventSchema);
  await registerSite(app, {
    distDir,
    dataDir: config.dataDir,
    frameAncestors: config.frameAncestors,
    places,
    availability: (placeId) => publicAvailability(services, placeId),
    clientId: config.clientId,
    clientName: config.clientName,
    clock,
    render,
    publicUrl: config.publicUrl,
    isWorkerOff: config.worker === false,
  });

  pingRoutes(app, services);
  menuRoutes(app, services, { id: config.clientId, name: config.clientName });
  placesRoutes(app, services);
  eventRoutes(app, services);
  tableRoutes(app, services);
  deviceRoutes(app, services);
  guestNameRoute(app, services);
  orderRoutes(app, services);
  ownOrderRoutes(app, services);
  orderTimeRoutes(app, services);
  orderMailRoute(app, services);
  mapRoutes(app, services);
  signInRoutes(app, services);
  customerSignInRoutes(app, services);
  accountRoutes(app, services);
  addressRoutes(app, services);
  paymentRoutes(app, services, config.publicUrl);
  shareRoutes(app, services);
  paymentNoticeRoutes(app, services);
  if (payments?.doubles) bankRoutes(app, payments.doubles, clock, readerLanguage);
  if (payments?.follow) payments.follow(() => followPaymentsOnce(services));
  else if (payments) {
    const following = followPayments(services, app.log);
    app.addHook('onClose', following.stop);
  }
  staffPaymentRoutes(app, services);
  loyaltyRoutes(app, services);
  boardRoutes(app, services);
  printerRoutes(
    app,
    createAskingPrinters({ store, places, clock, holder: 'asked', dataDir: config.dataDir, log: app.log }),
  );
  screenRoutes(app, services);
  pushRoutes(app, services, pushSubject(config.publicUrl) && (await readPushKeys(config.dataDir)).publicKey);
  staffOrderRoutes(app, services);
  staffBookingRoutes(app, services, config.publicUrl);
  todayRoutes(app, services);
  reportRoutes(app, services);
  orderHistoryRoutes(app, services);
  givenFeedbackRoutes(app, services);
  shopFactsRoutes(app, config.publicUrl, store.dialect);
  banRoutes(app, services);
  pinRoutes(app, services);
  approvalRoutes(app, services);
  ownSignInRoutes(app, services);
  secondFactorRoutes(app, services);
  peopleRoutes(app, services, config.publicUrl);
  staffDeviceRoutes(app, services, config.publicUrl);
  managedTableRoutes(app, services, config);
  staffPrinterRoutes(app, services);
  draftRoutes(app, services);
  await pictureRoutes(app, services, config.dataDir);
  staffGalleryRoutes(app, services, config.dataDir);
  await galleryRoutes(app, services, config.dataDir);
  menuSheetRoutes(app, services);
  bookingRoutes(app, services);
  ownBookingRoutes(app, services);
  callRoutes(app, services);
  promotionRoutes(app, services);
  feedbackRoutes(app, services);
  await visitLogRoutes(app, services);
  return app;
};
