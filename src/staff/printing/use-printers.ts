import { useEffect } from 'react';
import type { Http } from '#core/api/http.ts';
import { confirmTestSlip, listPrinters, printTestSlip } from '#core/api/staff/printers-requests.ts';
import type { PrinterStanding } from '#domain/kitchen/printer-state.ts';
import { isUnderWay } from '#domain/service/paper.ts';
import { useManaged } from '#staff/frame/use-managed.ts';

/** Polling interval in ms, because printing takes seconds. */
const LOOK_MS = 1000;

const read = (send: Http['send']) => listPrinters(send);

export interface PrintersHere {
  /** `undefined`: not loaded yet. */
  readonly printers: readonly PrinterStanding[] | undefined;
  /** Why loading or the last action failed. */
  readonly why: string | undefined;
  readonly onTest: (printer: string) => Promise<void>;
  readonly onConfirm: (printer: string, code: string) => Promise<void>;
}

/** The printers' current state; polled while a test slip is printing. */
export function usePrinters(): PrintersHere {
  const { found, problem, change, again } = useManaged(read);
  const printers = found?.printers;
  const isWaiting = printers?.some(({ slip }) => slip !== undefined && isUnderWay(slip)) ?? false;
  useEffect(() => {
    if (!isWaiting) return;
    const timer = setInterval(() => void again(), LOOK_MS);
    return () => clearInterval(timer);
  }, [isWaiting, again]);
  return {
    printers,
    why: problem?.why,
    onTest: async (printer) => void (await change((send) => printTestSlip(send, printer))),
    onConfirm: async (printer, code) => void (await change((send) => confirmTestSlip(send, printer, code))),
  };
}
