import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { takesOrderType } from '#domain/order/order-type.ts';
import { placeTexts } from '#domain/place/place.ts';
import { isReservedPlaceSlug, isSlug } from '#domain/slug.ts';
import { parseTableAddress, tableHref } from '#domain/table/table-address.ts';
import { StandardTheme } from '#guest/frame/standard-theme.tsx';
import { useDeviceKind } from '#shared/device/use-device.ts';
import { ConnectionText } from '#shared/frame/connection-text.tsx';
import { LoadingPart } from '#shared/frame/loading-part.tsx';
import { LanguageTool } from '#shared/language/language-tool.tsx';
import { useClient } from '#shared/place/use-client.ts';
import { useServiceCatalog } from '#shared/service/use-service-catalog.ts';
import { useIsOnline, useLanguage } from '#shared/tabl-context.tsx';
import { JoinScreen } from './join-screen.tsx';
import type { CodeProblem } from './typed-code.tsx';
import { useCameraScan } from './use-camera-scan.ts';

interface JoinPageProps {
  readonly from: string | undefined;
  /** The guest came to type the code. */
  readonly types: boolean;
}

/** Page to scan or type a table code; then the scan's usual page takes over. [S2.03] */
export const JoinPage = (props: JoinPageProps) => {
  const isSaid = useServiceCatalog();
  return <StandardTheme>{isSaid ? <Join {...props} /> : <LoadingPart />}</StandardTheme>;
};

const Join = ({ from, types }: JoinPageProps) => {
  const { language } = useLanguage();
  const device = useDeviceKind(false);
  const isOnline = useIsOnline();
  const client = useClient();
  const places = client?.places ?? [];
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<CodeProblem>();
  const [code, setCode] = useState<string>();
  const here = places.find(({ slug }) => slug === from);

  // Until the venues are known, the guest's previous venue counts; its own pages report if it does not exist.
  const asked = from !== undefined && isSlug(from) && !isReservedPlaceSlug(from) ? from : undefined;
  const only = client ? (here?.slug ?? (places.length === 1 ? places[0]?.slug : undefined)) : asked;

  const take = (text: string) => {
    const found = parseTableAddress(text, window.location.host);
    if (found.kind === 'table') void navigate({ href: tableHref(found.place, found.code) });
    else if (found.kind === 'code') {
      setCode(found.code);
      setProblem(undefined);
    } else setProblem(found.kind);
  };
  const camera = useCameraScan(take);
  useEffect(() => {
    if (code !== undefined && only !== undefined) void navigate({ href: tableHref(only, code) });
  }, [code, only, navigate]);
  const hasCode = code !== undefined && only === undefined;
  // A code that arrives before the venues waits for them while the network is available.
  const hasNoVenue = hasCode && (client ? places.length === 0 : !isOnline);

  return (
    <JoinScreen
      backHref={here ? `/${here.slug}` : '/'}
      tools={
        <>
          <ConnectionText online={isOnline} />
          <LanguageTool device={device} />
        </>
      }
      camera={camera}
      typed={{
        first: types,
        value: typed,
        onChange: (value) => {
          setTyped(value);
          setProblem(undefined);
          setCode(undefined);
        },
        onSend: () => take(typed),
        problem: hasNoVenue ? 'no-venue' : problem,
      }}
      hasRooms={(here ? [here] : places).some((place) => takesOrderType(place, 'room'))}
      isLooking={hasCode && !client && isOnline}
      venues={
        !hasCode || places.length === 0
          ? undefined
          : places.map((place) => {
              const { name } = placeTexts(place, language);
              return { name: name.text, language: name.language, href: tableHref(place.slug, code) };
            })
      }
    />
  );
};
