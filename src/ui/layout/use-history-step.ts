import { useEffect, useEffectEvent } from 'react';

/** The open layers, the lowest first. */
interface Layer {
  readonly id: number;
  readonly close: () => void;
}
let layers: readonly Layer[] = [];
let last = 0;

/** The layer whose step of the history this is; 0: the step is the page's own. */
const layerOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'layer' in state && typeof state.layer === 'number' ? state.layer : 0;

const pageOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && '__TSR_key' in state ? state.__TSR_key : undefined;

const onPop = (event: PopStateEvent): void => {
  const at = layerOf(event.state);
  const left = layers.filter(({ id }) => id > at);
  layers = layers.filter(({ id }) => id <= at);
  // The page below is still the same: the router, which listens after this, has nothing to do.
  if (left.length > 0 && pageOf(event.state) === page) event.stopImmediatePropagation();
  for (const { close } of left.toReversed()) close();
  // The layer of this step was closed when it led elsewhere.
  if (at !== 0 && !layers.some(({ id }) => id === at)) window.history.back();
};
/** The page under the lowest layer, by the router's key. */
let page: unknown;
let isListening = false;

const open = (close: () => void): number => {
  if (!isListening) window.addEventListener('popstate', onPop, { capture: true });
  isListening = true;
  // Ids of an earlier load of this page may still stand in the history.
  last = Math.max(last + 1, Date.now());
  const { state } = window.history;
  if (layers.length === 0) page = pageOf(state);
  layers = [...layers, { id: last, close }];
  // Not by the router, which would take it for another page: what is written here is the same page's.
  History.prototype.pushState.call(window.history, { ...state, layer: last }, '');
  return last;
};

/**
 * Makes an open layer one step of the history: the device's way back closes the layer on top and leaves the page as it
 * was. `isOpen`: the layer lies over the page, and no address of its own opened it.
 */
export function useHistoryStep(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const id = open(() => close());
    return () => {
      layers = layers.filter((one) => one.id !== id);
      // After a link in the layer, or another layer in its place, another step is open by then.
      setTimeout(() => {
        if (layerOf(window.history.state) === id) window.history.back();
      });
    };
  }, [isOpen]);
}
