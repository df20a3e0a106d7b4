import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { OrderId } from '#domain/ids.ts';

/** Part of a table that the browser prints: one order, or the whole bill. The paper is built as the browser begins. */
export function usePrinting(onPrint: () => void) {
  const [printed, setPrinted] = useState<OrderId>();
  const print = (orderId?: OrderId) => {
    flushSync(() => {
      setPrinted(orderId);
      onPrint();
    });
    window.print();
  };
  return { printed, print };
}
