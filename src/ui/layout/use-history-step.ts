import { useEffect, useEffectEvent } from 'react';

/** The open layers, the lowest first. */
interface Layer {
  readonly id: number;
  readonly close: () => void;
}
let layers: readonly Layer[] = [];
let last = 0;

/** Id of the layer that this history entry belongs to; 0: the page's own entry. */
const layerOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'layer' in state && typeof state.layer === 'number' ? state.layer : 0;

const pageOf = (state: unknown): unknown =>
  typeof state === 'object' && state !== null && '__TSR_key' in state ? state.__TSR_key : undefined;

const onPop = (event: PopStateEvent): void => {
  const at = layerOf(event.state);
  const left = layers.filter(({ id }) => id > at);
  layers = layers.filter(({ id }) => id <= at);
  // The page below is unchanged, so the router, which listens after this, must not react.
  if (left.length > 0 && pageOf(event.state) === page) event.stopImmediatePropagation();
  for (const { close } of left.toReversed()) close();
  // The layer of this history entry was closed because it led to another page.
  if (at !== 0 && !layers.some(({ id }) => id === at)) window.history.back();
};
/** The page below the lowest layer, by the router's key. */
let page: unknown;
let isListening = false;

const open = (close: () => void): number => {
  if (!isListening) window.addEventListener('popstate', onPop, { capture: true });
  isListening = true;
  // Ids from an earlier load of this page may still be in the history.
  last = Math.max(last + 1, Date.now());
  const { state } = window.history;
  if (layers.length === 0) page = pageOf(state);
  layers = [...layers, { id: last, close }];
  // Bypasses the router, which would treat the entry as another page.
  History.prototype.pushState.call(window.history, { ...state, layer: last }, '');
  return last;
};

/**
 * Gives an open layer its own history entry: the device's back button closes the top layer and leaves the page unchanged.
 * `isOpen`: the layer covers the page, and was not opened by its own address.
 */
export function useHistoryStep(isOpen: boolean, onClose: () => void): void {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const id = open(() => close());
    return () => {
      layers = layers.filter((one) => one.id !== id);
      // After a link in the layer, or a replacing layer, another entry is current by then.
      setTimeout(() => {
        if (layerOf(window.history.state) === id) window.history.back();
      });
    };
  }, [isOpen]);
}
