// The server's settings: read once from the environment, validated as a whole, and documented here.
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { fail, ok, type Result } from '#domain/result.ts';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Config {
  readonly host: string;
  readonly port: number;
  /** Public URL for guests, without a trailing slash; `undefined`: derived from host and port. */
  readonly publicUrl: string | undefined;
  /** PEM files; both or neither. */
  readonly tlsCert: string | undefined;
  readonly tlsKey: string | undefined;
  /** Absolute path. Contains the SQLite file, pictures and kept builds. */
  readonly dataDir: string;
  /** URL of a PostgreSQL; `undefined`: SQLite in `dataDir`. */
  readonly databaseUrl: string | undefined;
  readonly clientId: string;
  readonly clientName: string;
  readonly logLevel: LogLevel;
  /** Trusted proxies for `X-Forwarded-*` headers: a number or networks; `false`: none. */
  readonly trustProxy: false | number | readonly string[];
  /** Whether the first start publishes the demo venues. */
  readonly demo: boolean;
  /** Whether devices install the service worker; false removes the worker from the devices (docs/running.md). */
  readonly worker: boolean;
  /** Origins that may embed the app in a frame. */
  readonly frameAncestors: readonly string[];
  /** Whether webhooks may use addresses of the server's private network. */
  readonly privateWebhooks: boolean;
  /** Whether printers may be in the server's private network. */
  readonly privatePrinters: boolean;
  /** URL of the mail server with user and password; `undefined`: no mail is sent. */
  readonly smtpUrl: string | undefined;
  /** Sender address of mails; needed with `smtpUrl`. */
  readonly mailFrom: string | undefined;
  /** Search URL of a Nominatim or Photon; `undefined`: no address search. */
  readonly geocoderUrl: string | undefined;
  /** URL of the map tiles with {z}, {x} and {y}, and their attribution; both or neither. */
  readonly tilesUrl: string | undefined;
  readonly tilesAttribution: string | undefined;
  /** Whether geocoder and tiles may be in the server's private network. */
  readonly privateMap: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

interface Setting {
  readonly name: string;
  readonly fallback: string;
  readonly help: string;
}

const SETTINGS = {
  host: { name: 'HOST', fallback: '0.0.0.0', help: 'Address to listen at; 127.0.0.1 for this machine alone.' },
  port: { name: 'PORT', fallback: '8080', help: 'Port to listen at, 0 to 65535; 0 takes a free one.' },
  publicUrl: {
    name: 'PUBLIC_URL',
    fallback: '',
    help: 'How guests reach the server, for printed codes, e.g. https://menu.example. Offline use needs https.',
  },
  tlsCert: {
    name: 'TLS_CERT',
    fallback: '',
    help: 'File of the certificate in PEM; with TLS_KEY the server speaks https.',
  },
  tlsKey: { name: 'TLS_KEY', fallback: '', help: 'File of the private key in PEM.' },
  dataDir: { name: 'DATA_DIR', fallback: './data', help: 'Folder of the database, the pictures and the kept builds.' },
  databaseUrl: {
    name: 'DATABASE_URL',
    fallback: '',
    help: 'A PostgreSQL, postgres://user:password@host/database; without it the data is one file in DATA_DIR.',
  },
  clientId: { name: 'CLIENT_ID', fallback: 'tabl', help: 'Short name of the owner of the places.' },
  clientName: { name: 'CLIENT_NAME', fallback: 'Tabl', help: 'Name of the owner of the places, as guests read it.' },
  logLevel: { name: 'LOG_LEVEL', fallback: 'info', help: `How much is logged: ${LOG_LEVELS.join(', ')}.` },
  trustProxy: {
    name: 'TRUST_PROXY',
    fallback: '0',
    help: 'Proxies in front that set X-Forwarded-For: how many, 1 for one nginx or Caddy, or their networks, 10.0.0.0/8 fd00::/8.',
  },
  demo: {
    name: 'DEMO',
    fallback: '1',
    help: '1 publishes the demo venues where no place is published yet; 0 does not.',
  },
  worker: {
    name: 'WORKER',
    fallback: '1',
    help: '0 takes the worker of the app off every device, with the pages it has kept: nothing opens offline then.',
  },
  frameAncestors: {
    name: 'FRAME_ANCESTORS',
    fallback: '',
    help: 'Origins that may show the app in a frame, separated by spaces.',
  },
  privateWebhooks: {
    name: 'WEBHOOKS_PRIVATE',
    fallback: '0',
    help: '1 lets webhooks reach addresses of this network, such as a till behind the same router; 0 does not.',
  },
  privatePrinters: {
    name: 'PRINTERS_PRIVATE',
    fallback: '0',
    help: '1 lets printers stand in this network, as those of a venue around its own server do; 0 does not.',
  },
  smtpUrl: {
    name: 'SMTP_URL',
    fallback: '',
    help: 'A mail server, smtps://user:password@host or smtp://…: guests who give an address get the link to their order.',
  },
  mailFrom: { name: 'MAIL_FROM', fallback: '', help: 'The address that mail is sent from, orders@menu.example.' },
  geocoderUrl: {
    name: 'GEOCODER_URL',
    fallback: '',
    help: 'A Nominatim’s …/search or a Photon’s …/api: guests may have their address found on the map.',
  },
  tilesUrl: {
    name: 'TILES_URL',
    fallback: '',
    help: 'Pictures behind the map of a delivery, https://tiles.example/{z}/{x}/{y}.png.',
  },
  tilesAttribution: {
    name: 'TILES_ATTRIBUTION',
    fallback: '',
    help: 'Whose they are, as their provider wants it said; an https address at its end is where it leads.',
  },
  privateMap: {
    name: 'MAP_PRIVATE',
    fallback: '0',
    help: '1 lets the two stand in this network; 0 does not.',
  },
} as const satisfies Readonly<Record<keyof Config, Setting>>;

/** Maximum number of proxies; more is a typing error. */
const MOST_PROXIES = 9;

/**
 * A number counts proxies from our side: with 1, the last address of `X-Forwarded-For` is the guest's, whatever the guest
 * sent.
 */
const readTrustProxy = (text: string): Config['trustProxy'] | undefined => {
  const value = text.toLowerCase();
  if (value === '0' || value === 'false') return false;
  if (value === 'true') return 1;
  if (/^\d+$/.test(value)) return Number(value) <= MOST_PROXIES ? Number(value) : undefined;
  const networks = value.split(/[\s,]+/).filter(Boolean);
  const isNetwork = (network: string): boolean => {
    const [address = '', bits, ...more] = network.split('/');
    const family = isIP(address);
    const isBits = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
    return family !== 0 && isBits && more.length === 0;
  };
  return networks.every(isNetwork) ? networks : undefined;
};

/** Reads the settings, or lists each invalid one with its remedy. */
export const readConfig = (env: Environment): Result<Config, string[]> => {
  const problems: string[] = [];
  const text = ({ name, fallback }: Setting): string => env[name]?.trim() || fallback;
  const maybe = (setting: Setting): string | undefined => text(setting) || undefined;
  const wrong = ({ name }: Setting, advice: string): void => {
    problems.push(`${name} is "${env[name] ?? ''}": ${advice}`);
  };
  const truth = (setting: Setting): boolean => {
    const value = text(setting).toLowerCase();
    if (!['0', '1', 'true', 'false'].includes(value)) wrong(setting, 'set it to 1 or 0.');
    return value === '1' || value === 'true';
  };

  const port = Number(text(SETTINGS.port));
  if (!Number.isInteger(port) || port < 0 || port > 65_535) wrong(SETTINGS.port, 'set it to a number from 0 to 65535.');
  const host = text(SETTINGS.host);
  if (isIP(host) === 0 && !/^[a-z0-9.-]+$/i.test(host)) wrong(SETTINGS.host, 'set it to an address or a host name.');
  const logLevel = LOG_LEVELS.find((level) => level === text(SETTINGS.logLevel));
  if (!logLevel) wrong(SETTINGS.logLevel, `set it to one of ${LOG_LEVELS.join(', ')}.`);
  const clientId = text(SETTINGS.clientId);
  if (!/^[a-z0-9-]{1,40}$/.test(clientId))
    wrong(SETTINGS.clientId, 'use small letters, digits and hyphens, at most 40.');

  const publicUrl = maybe(SETTINGS.publicUrl)?.replace(/\/+$/, '');
  if (publicUrl !== undefined && !isOrigin(publicUrl)) {
    wrong(SETTINGS.publicUrl, 'set it to an address such as https://menu.example, without a path.');
  }
  const frameAncestors = text(SETTINGS.frameAncestors).split(/\s+/).filter(Boolean);
  if (!frameAncestors.every(isOrigin)) {
    wrong(SETTINGS.frameAncestors, 'list origins such as https://app.example, separated by spaces.');
  }
  const databaseUrl = maybe(SETTINGS.databaseUrl);
  if (databaseUrl !== undefined && !/^postgres(?:ql)?:\/\//.test(databaseUrl)) {
    // The value is not printed: it may contain a password.
    problems.push('DATABASE_URL is not readable: set it to postgres://user:password@host/database, or leave it out.');
  }
  const tlsCert = maybe(SETTINGS.tlsCert);
  const tlsKey = maybe(SETTINGS.tlsKey);
  if ((tlsCert === undefined) !== (tlsKey === undefined)) {
    problems.push('Only one of TLS_CERT and TLS_KEY is set: https needs both files, http neither.');
  }
  const smtpUrl = maybe(SETTINGS.smtpUrl);
  const mailFrom = maybe(SETTINGS.mailFrom);
  if (smtpUrl !== undefined && !isMailServer(smtpUrl)) {
    // The value is not printed: it may contain a password.
    problems.push(
      'SMTP_URL is not readable: set it to smtps://user:password@host, or smtp://host:587, or leave it out.',
    );
  }
  if (mailFrom !== undefined && !MAIL_ADDRESS.test(mailFrom))
    wrong(SETTINGS.mailFrom, 'set it to an address alone, such as orders@menu.example.');
  if (smtpUrl !== undefined && (mailFrom === undefined || publicUrl === undefined)) {
    problems.push('SMTP_URL is set: mail needs MAIL_FROM too, and PUBLIC_URL for the links in it.');
  }
  const geocoderUrl = maybe(SETTINGS.geocoderUrl);
  if (geocoderUrl !== undefined && !isGeocoder(geocoderUrl)) {
    // The value is not printed: it may contain a key.
    problems.push(
      'GEOCODER_URL is not readable: set it to https://nominatim.example/search, or to https://photon.example/api.',
    );
  }
  const tilesUrl = maybe(SETTINGS.tilesUrl);
  const tilesAttribution = maybe(SETTINGS.tilesAttribution);
  if (tilesUrl !== undefined && !isTileTemplate(tilesUrl)) {
    // The address is not printed: it may contain a key.
    problems.push('TILES_URL is not readable: set it to an address such as https://tiles.example/{z}/{x}/{y}.png.');
  }
  if ((tilesUrl === undefined) !== (tilesAttribution === undefined)) {
    problems.push('Only one of TILES_URL and TILES_ATTRIBUTION is set: a map with pictures says whose they are.');
  }
  const trustProxy = readTrustProxy(text(SETTINGS.trustProxy));
  if (trustProxy === undefined) {
    wrong(SETTINGS.trustProxy, 'set it to the number of proxies in front, or to their networks, separated by spaces.');
  }
  const flags = {
    demo: truth(SETTINGS.demo),
    worker: truth(SETTINGS.worker),
    privateWebhooks: truth(SETTINGS.privateWebhooks),
    privatePrinters: truth(SETTINGS.privatePrinters),
    privateMap: truth(SETTINGS.privateMap),
  };
  if (problems.length > 0) return fail(problems);
  return ok({
    host,
    port,
    trustProxy: trustProxy ?? false,
    publicUrl,
    tlsCert,
    tlsKey,
    dataDir: resolve(text(SETTINGS.dataDir)),
    databaseUrl,
    clientId,
    clientName: text(SETTINGS.clientName),
    logLevel: logLevel ?? 'info',
    smtpUrl,
    mailFrom,
    geocoderUrl,
    tilesUrl,
    tilesAttribution,
    ...flags,
    frameAncestors,
  });
};

const MAIL_ADDRESS = /^[^\s@<>",;:]+@[^\s@<>",;:]+$/;

const isDecodable = (text: string): boolean => {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
};

/** A percent sign in a password is written as %25. */
const isMailServer = (text: string): boolean => {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, username, password } = new URL(text);
  return /^smtps?:$/.test(protocol) && hostname !== '' && isDecodable(username) && isDecodable(password);
};

const isHttp = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** The end of the path tells which geocoder it is. */
const isGeocoder = (text: string): boolean =>
  isHttp(text) && /\/(?:search(?:\.php)?|api\/?)$/.test(new URL(text).pathname);

/** Each placeholder once, and none in the host. */
const isTileTemplate = (text: string): boolean =>
  isHttp(text) &&
  ['{z}', '{x}', '{y}'].every((part) => text.split(part).length === 2 && text.indexOf(part) > text.indexOf('/', 8));

const isOrigin = (text: string): boolean => isHttp(text) && new URL(text).origin === text;

/** Whether the names differ by one typing error: a letter added, missing, wrong, or two swapped. */
const isSlip = (written: string, meant: string): boolean => {
  let start = 0;
  while (start < written.length && written[start] === meant[start]) start += 1;
  const [rest, wanted] = [written.slice(start), meant.slice(start)];
  const swapped = rest.slice(0, 2) === `${wanted[1]}${wanted[0]}` && rest.slice(2) === wanted.slice(2);
  return (
    rest.slice(1) === wanted || rest === wanted.slice(1) || swapped || (rest.slice(1) === wanted.slice(1) && start > 0)
  );
};

/** A sentence for each environment variable that is one typing error away from a setting. */
export const misspeltSettings = (env: Environment): string[] => {
  const names: string[] = Object.values(SETTINGS).map(({ name }) => name);
  return Object.keys(env).flatMap((written) => {
    const meant = names.includes(written) ? undefined : names.find((name) => isSlip(written, name));
    return meant === undefined ? [] : [`${written} is set, and there is no such setting. ${meant} is one.`];
  });
};

/** All settings with their meaning and default, for --help. */
export const configHelp = (): string =>
  Object.values(SETTINGS)
    .map(({ name, fallback, help }) => `  ${name.padEnd(16)} ${help}${fallback === '' ? '' : ` Default: ${fallback}`}`)
    .join('\n');
