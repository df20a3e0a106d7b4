import { PlacesScreen } from '#screens/places/places-screen.tsx';
import { useClient } from '#state/use-client.ts';
import { useIsOnline } from '#state/use-connection.ts';
import { useLanguage } from '#state/use-language.ts';
import { useDeviceKind } from '#state/use-theme.ts';
import { LanguageTool } from './-language-tool.tsx';
import { StandardTheme } from './-standard-theme.tsx';

/** The venues of the owner. [S2.21] */
export const PlacesPage = () => {
  const { language } = useLanguage();
  const isOnline = useIsOnline();
  const device = useDeviceKind(false);
  const client = useClient();
  return (
    <StandardTheme>
      <PlacesScreen
        clientName={client?.name ?? 'Tabl'}
        language={language}
        places={(client?.places ?? []).map((place) => ({
          place,
          href: `/${place.slug}`,
          picture: undefined,
          cloth: undefined,
          open: undefined,
        }))}
        tools={<LanguageTool device={device} />}
        waiting={!client && !isOnline}
      />
    </StandardTheme>
  );
};
