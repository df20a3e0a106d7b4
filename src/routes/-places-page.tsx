import { ConnectionWord } from '#screens/menu-layout/connection-word.tsx';
import { PlacesScreen } from '#screens/places/places-screen.tsx';
import { useIsOnline } from '#state/use-connection.ts';
import { useLanguage } from '#state/use-language.ts';
import { useOfferedPlaces } from '#state/use-offered-places.ts';
import { useDeviceKind } from '#state/use-theme.ts';
import { LanguageTool } from './-language-tool.tsx';
import { HouseHead } from './-page-head.tsx';
import { placeView } from './-place-view.ts';
import { StandardTheme } from './-standard-theme.tsx';

/** The venues of the owner, also where there is but one. [S2.21] */
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
