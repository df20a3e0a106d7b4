import { ConnectionWord } from '#screens/menu-layout/connection-word.tsx';
import { PlacesScreen } from '#screens/places/places-screen.tsx';
import { useDeviceKind } from '#state/device/use-device.ts';
import { useOfferedPlaces } from '#state/place/use-offered-places.ts';
import { useIsOnline, useLanguage } from '#state/tabl-context.tsx';
import { HouseHead } from '../frame/house-head.tsx';
import { StandardTheme } from '../frame/standard-theme.tsx';
import { LanguageTool } from '../language/language-tool.tsx';
import { placeView } from './place-view.ts';

/** The list of the owner's venues, even of a single one. [S2.21] */
export const PlacesPage = () => {
  const { language } = useLanguage();
  const isOnline = useIsOnline();
  const device = useDeviceKind(false);
  const { client, offered, state, retry } = useOfferedPlaces();
  return (
    <HouseHead site={client?.name}>
      <StandardTheme>
        <PlacesScreen
          clientName={client?.name ?? 'Tabl'}
          language={language}
          places={offered.map((one) => placeView(one, language))}
          state={state}
          tools={
            <>
              <ConnectionWord online={isOnline} />
              <LanguageTool device={device} />
            </>
          }
          onRetry={retry}
        />
      </StandardTheme>
    </HouseHead>
  );
};
