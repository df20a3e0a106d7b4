// The security headers of every answer, errors included.
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/** Trusted Types policies of the page: the worker's URL, and sanitised HTML. */
const TRUSTED_TYPES_POLICIES = ['tabl', 'dompurify'];

/** One year, for this host only; other hosts of the domain belong to others. */
const HSTS = 'max-age=31536000';

const PERMISSIONS = [
  'camera=(self)',
  'geolocation=(self)',
  'fullscreen=(self)',
  'screen-wake-lock=(self)',
  'clipboard-write=(self)',
  'microphone=()',
  'payment=()',
  'usb=()',
  'serial=()',
  'midi=()',
  'display-capture=()',
  'browsing-topics=()',
].join(', ');

/** The worker's policy: it fetches and caches, and runs only itself. */
export const WORKER_CSP = "default-src 'none'; script-src 'self'; connect-src 'self'";

export interface SecurityOptions {
  /** Origins of apps that may embed this one; none by default. */
  readonly frameAncestors?: readonly string[] | undefined;
  /** Hashes of the scripts inlined in the page. */
  readonly inlineScripts?: readonly string[];
}

/** Types that a browser renders as a document; page policies have an effect only for these types. */
const IS_PAGE = /html|xml|pdf/;
/** Headers for pages only: they take over 1 kB, and a first visit requests over a hundred files. */
const PAGE_HEADERS = [
  'content-security-policy',
  'permissions-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/**
 * Sets the headers of every answer: all of them for possible pages, errors and the worker; for other files only the relevant
 * ones.
 */
export async function registerSecurityHeaders(
  app: FastifyInstance,
  { frameAncestors = [], inlineScripts = [] }: SecurityOptions,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'", ...inlineScripts],
        // Radix locks the scroll behind a dialog with a style element (docs/decisions).
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'blob:', 'data:'],
        fontSrc: ["'self'"],
        mediaSrc: ["'self'", 'blob:'],
        connectSrc: ["'self'"],
        workerSrc: ["'self'"],
        manifestSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: frameAncestors.length > 0 ? [...frameAncestors] : ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: TRUSTED_TYPES_POLICIES,
      },
    },
    // For old browsers without frame-ancestors; this header cannot name a host.
    frameguard: frameAncestors.length > 0 ? false : { action: 'deny' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', PERMISSIONS);
    if (request.protocol === 'https') reply.header('strict-transport-security', HSTS);
    // On plain http at another name, browsers ignore the header and log a warning.
    else if (!isLocal(request.hostname)) reply.removeHeader('cross-origin-opener-policy');
  });
  app.addHook('onSend', async (_request, reply) => {
    const isPage = IS_PAGE.test(String(reply.getHeader('content-type')));
    if (isPage || reply.getHeader('content-security-policy') === WORKER_CSP) return;
    for (const name of PAGE_HEADERS) reply.removeHeader(name);
  });
}

/** Whether a browser trusts this host without https. */
const isLocal = (hostname: string): boolean =>
  hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1' || hostname === '[::1]';
