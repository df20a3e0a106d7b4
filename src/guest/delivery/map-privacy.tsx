import { Trans } from '@lingui/react/macro';
import type { MapTiles } from '#domain/delivery/map-services.ts';

/** Tells the guest which service receives data from the address search or the map tiles; empty when none does. */
export const MapPrivacy = ({
  host,
  tiles,
}: {
  /** Host of the address search; `undefined`: none. */
  readonly host: string | undefined;
  /** Map tiles; `undefined`: none. */
  readonly tiles: MapTiles | undefined;
}) => (
  <>
    {host !== undefined && (
      <li data-testid="address-privacy">
        <Trans>
          If you look up a delivery address on the map, we send its street, number and town to {host}, and nothing else
          about you.
        </Trans>
      </li>
    )}
    {tiles && (
      <li data-testid="tiles-privacy">
        <Trans comment="{credit}: whose pictures the map shows, as its provider wants it said">
          The pictures behind the map come through our own server, so that nobody else learns where you look:{' '}
          <Credit {...tiles} />
        </Trans>
      </li>
    )}
  </>
);

const Credit = ({ attribution, href }: MapTiles) =>
  href === undefined ? (
    attribution
  ) : (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {attribution}
    </a>
  );
