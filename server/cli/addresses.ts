// The addresses of this server for guests, and what a browser allows at each.
import { networkInterfaces } from 'node:os';
import { isLoopback } from '#domain/table/code-address.ts';

export interface Address {
  readonly kind: 'public' | 'local' | 'network';
  /** The address, without a trailing slash. */
  readonly url: string;
  readonly can: string;
}

interface Listening {
  readonly host: string;
  readonly port: number;
  readonly tls: boolean;
  readonly publicUrl: string | undefined;
}

const EVERYTHING = 'everything works, offline too';
const WITHOUT_HTTPS = 'ordering works, offline does not: browsers want https for that (PUBLIC_URL, TLS_CERT, TLS_KEY)';
const WITH_CERTIFICATE = 'everything works, offline too, on devices that trust the certificate';

/** Network interfaces of containers and virtual machines, which guests cannot reach. */
const VIRTUAL = /^(docker|br-|veth|virbr|vmnet|vboxnet|cni|flannel)/;

/** The IPv4 addresses of this machine in its networks. */
export const networkAddresses = (interfaces: ReturnType<typeof networkInterfaces> = networkInterfaces()): string[] =>
  Object.entries(interfaces).flatMap(([name, addresses]) =>
    VIRTUAL.test(name)
      ? []
      : (addresses ?? []).filter((one) => one.family === 'IPv4' && !one.internal).map((one) => one.address),
  );

const publicAddress = (url: string): Address => {
  const { protocol, hostname } = new URL(url);
  if (isLoopback(hostname))
    return { kind: 'local', url, can: `${EVERYTHING}; no other device gets here by PUBLIC_URL` };
  return { kind: 'public', url, can: protocol === 'https:' ? EVERYTHING : WITHOUT_HTTPS };
};

/** All addresses of the server, the one for guests first. */
export function addressesOf({ host, port, tls, publicUrl }: Listening, lan = networkAddresses()): Address[] {
  const scheme = tls ? 'https' : 'http';
  const at = (name: string) => `${scheme}://${name}${port === (tls ? 443 : 80) ? '' : `:${port}`}`;
  const everywhere = host === '0.0.0.0' || host === '::';
  const local = everywhere || host === 'localhost' || host === '127.0.0.1' || host === '::1';
  const network = everywhere ? lan : local ? [] : [host];
  return [
    ...(publicUrl === undefined ? [] : [publicAddress(publicUrl.replace(/\/$/, ''))]),
    ...network.map((address) => ({
      kind: 'network' as const,
      url: at(address),
      can: tls ? WITH_CERTIFICATE : WITHOUT_HTTPS,
    })),
    ...(local ? [{ kind: 'local' as const, url: at('localhost'), can: tls ? WITH_CERTIFICATE : EVERYTHING }] : []),
  ];
}

const NAMES = { public: 'For guests', network: 'In this network', local: 'On this computer' } as const;

/** The addresses as text, each with what works there. */
export const addressText = (addresses: readonly Address[]): string =>
  addresses.map(({ kind, url, can }) => `  ${NAMES[kind].padEnd(18)}${url}\n${' '.repeat(20)}${can}`).join('\n');
