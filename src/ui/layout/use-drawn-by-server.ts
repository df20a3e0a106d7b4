import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the component was rendered by the server, or hydrates server HTML. Constant for its lifetime. */
export function useDrawnByServer(): boolean {
  const isDrawing = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isDrawn] = useState(isDrawing);
  return isDrawn;
}
