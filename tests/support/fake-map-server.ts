// A fake geocoder with the protocols of Nominatim and Photon, and tiles.
import { createServer } from 'node:http';

export interface MapSwitches {
  /** Another status than 200. */
  status: number;
  /** With a status of 3xx. */
  location: string | undefined;
  /** Accepts the request and never answers. */
  hangs: boolean;
  /** Resets the connection. */
  resets: boolean;
  /** Answers 200 without JSON or picture. */
  garbage: boolean;
  /** Starts an answer that never ends. */
  endlessBody: boolean;
}

export interface KnownAddress {
  readonly street: string;
  readonly number: string;
  readonly town: string;
  readonly lat: number;
  readonly lng: number;
}

export interface HeardQuestion {
  readonly path: string;
  readonly query: URLSearchParams;
  readonly userAgent: string;
  /** Time by the fake server's clock, ms. */
  readonly at: number;
}

export interface FakeMapServer {
  readonly origin: string;
  readonly nominatim: string;
  readonly photon: string;
  readonly tiles: string;
  readonly switches: MapSwitches;
  /** Addresses in its answers, best match first. */
  readonly known: KnownAddress[];
  readonly heard: readonly HeardQuestion[];
  readonly stop: () => Promise<void>;
}

const QUIET: MapSwitches = {
  status: 200,
  location: undefined,
  hangs: false,
  resets: false,
  garbage: false,
  endlessBody: false,
};

/** One grey dot. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

const nominatim = (known: readonly KnownAddress[]) =>
  known.map(({ street, number, town, lat, lng }, at) => ({
    place_id: 100 + at,
    licence: 'Data © OpenStreetMap contributors, ODbL 1.0.',
    osm_type: 'way',
    lat: lat.toFixed(7),
    lon: lng.toFixed(7),
    category: 'building',
    importance: 0.4,
    display_name: `${number}, ${street}, ${town}`,
    boundingbox: [String(lat), String(lat), String(lng), String(lng)],
  }));

const photon = (known: readonly KnownAddress[]) => ({
  type: 'FeatureCollection',
  features: known.map(({ street, number, town, lat, lng }) => ({
    type: 'Feature',
    geometry: { type: 'Point', coordinates: [lng, lat] },
    properties: { osm_id: 7, street, housenumber: number, city: town, countrycode: 'BG', type: 'house' },
  })),
});

export const startFakeMapServer = async (set: Partial<MapSwitches> = {}): Promise<FakeMapServer> => {
  const switches = { ...QUIET, ...set };
  const heard: HeardQuestion[] = [];
  const known: KnownAddress[] = [{ street: 'Шипка', number: '34', town: 'София', lat: 42.7, lng: 23.3 }];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://map');
    const userAgent = String(request.headers['user-agent'] ?? '');
    heard.push({ path: url.pathname, query: url.searchParams, userAgent, at: performance.now() });
    if (switches.hangs) return;
    if (switches.resets) return request.socket.resetAndDestroy();
    const { status, location } = switches;
    if (status !== 200) {
      response.writeHead(status, location === undefined ? {} : { location });
      return response.end();
    }
    const isTile = url.pathname.startsWith('/tiles/');
    response.writeHead(200, { 'content-type': isTile ? 'image/png' : 'application/json' });
    if (switches.endlessBody) {
      const more = () => {
        if (!response.destroyed) response.write(Buffer.alloc(64 * 1024, '['), () => setImmediate(more));
      };
      return more();
    }
    if (switches.garbage) return response.end(isTile ? '<svg onload="alert(1)"/>' : '<html>Not now</html>');
    if (isTile) return response.end(PNG);
    return response.end(JSON.stringify(url.pathname === '/search' ? nominatim(known) : photon(known)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
  return {
    origin,
    nominatim: `${origin}/search`,
    photon: `${origin}/api`,
    tiles: `${origin}/tiles/{z}/{x}/{y}.png`,
    switches,
    known,
    heard,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
