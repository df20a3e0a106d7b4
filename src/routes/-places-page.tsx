import { useEffect, useState } from 'react';
import type { Client } from '#domain/place.ts';
import { PlacesScreen } from '#screens/places/places-screen.tsx';
import { useTabl } from '#state/tabl-context.tsx';
import { useIsOnline } from '#state/use-connection.ts';
import { useLanguage } from '#state/use-language.ts';
import { useDeviceKind } from '#state/use-theme.ts';
import { LanguageTool } from './-language-tool.tsx';
import { StandardTheme } from './-standard-theme.tsx';

/** The venues of the owner. [S2.21] */
export const PlacesPage = () => {
  const { menus } = useTabl();
  const { language } = useLanguage();
  const isOnline = useIsOnline();
  const device = useDeviceKind(false);
  const [client, setClient] = useState<Client>();
  useEffect(() => {
    let isHere = true;
    void menus.client().then((found) => {
      if (isHere && 'places' in found) setClient(found);
    });
    return () => {
      isHere = false;
    };
    // Asked again when the network is back.
  }, [menus]);
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
