import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the component was drawn by the server, or takes over what the server drew. It stays so for its whole life. */
export function useDrawnByServer(): boolean {
  const isDrawing = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const [isDrawn] = useState(isDrawing);
  return isDrawn;
}
