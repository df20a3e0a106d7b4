import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import type { SharedDeviceKind } from '#domain/device/shared-device.ts';
import { fail } from '#domain/result.ts';
import { SharedScanNotice } from '#guest/device/shared-scan-notice.tsx';
import { ScanWaitNotice } from '#guest/notices/scan-wait-notice.tsx';
import { FAILURE_NUMBER } from '#shared/device/connection.ts';
import { useDeviceMark } from '#shared/device/use-device-mark.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { openTabl } from '#shared/open-tabl.ts';
import { useServiceCatalog } from '#shared/service/use-service-catalog.ts';
import { useIsOnline, useTabl } from '#shared/tabl-context.tsx';
import { forgetScannedCode } from './scanned-code.ts';

/** Delay before a retry, longer than any scan request, so that a running one is not aborted. */
const AGAIN_MS = 20_000;
/** HTTP status when the rate limit for scans was reached. [S8.15] */
const TOO_MANY = 429;

/** Handles a scanned table code. Shared devices stay at their own table, whatever is scanned on them. */
export const TableScan = ({ code }: { readonly code: string }) => {
  const house = useDeviceMark();
  return house ? <ScanOnSharedDevice code={code} kind={house} /> : <ScanOfGuest code={code} />;
};

/** How long the notice stays for the guest who scanned, ms. */
const SAID_MS = 15_000;

const ScanOnSharedDevice = ({ code, kind }: { readonly code: string; readonly kind: SharedDeviceKind }) => {
  const hasCatalog = useServiceCatalog();
  useEffect(() => {
    const timer = setTimeout(() => forgetScannedCode(code), SAID_MS);
    return () => clearTimeout(timer);
  }, [code]);
  return hasCatalog && <SharedScanNotice kind={kind} onSeen={() => forgetScannedCode(code)} />;
};

/** Exchanges the code for a session in the background, and shows errors above the menu. [S7.11] */
const ScanOfGuest = ({ code }: { readonly code: string }) => {
  const tabl = useTabl();
  const { place } = useMenu();
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const [failure, setFailure] = useState<1 | 2 | 3 | 'limited'>();
  const isSaid = useServiceCatalog();
  const [attempt, setAttempt] = useState(0);
  // An answer ends the scan, whichever of its requests brought it.
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: tried again when the network is back, or when asked.
  useEffect(() => {
    const scan = async () => {
      // A session that the device could not save is useless, so the code is sent again.
      const answer = await Promise.all([openTabl(tabl), import('#shared/session/scan-table.ts')])
        .then(([open, { scanTable }]) => scanTable(open, place, code))
        .catch(() => fail({ kind: 'other' } as const));
      // An order that waited for a scan is sent now, whatever happens to this page.
      if (answer.ok) tabl.outbox.flush(true);
      if (answer.ok || answer.error.kind === 'invalid') forgetScannedCode(code);
      if (!isHere.current || answer.ok) return;
      if (answer.error.kind === 'invalid') {
        const scan = answer.error.why ?? 'failed';
        void navigate({ to: '.', search: (before) => ({ ...before, scan }), hash: true, replace: true });
      } else if (answer.error.kind === 'responded' && answer.error.status === TOO_MANY) setFailure('limited');
      else setFailure(FAILURE_NUMBER[answer.error.kind]);
    };
    void scan();
  }, [tabl, place, code, navigate, isOnline, attempt]);

  // Retries on a timer, because no event reports a short network failure.
  useEffect(() => {
    if (!failure) return;
    const timer = setInterval(() => setAttempt((before) => before + 1), AGAIN_MS);
    return () => clearInterval(timer);
  }, [failure]);

  return (
    failure && (
      <ScanWaitNotice
        failure={failure === 'limited' && !isSaid ? 1 : failure}
        menuHref={`/${place.slug}`}
        onRetry={() => setAttempt((before) => before + 1)}
      />
    )
  );
};
