/** `undefined`: any place may have changed. */
export type ChangeListener = (placeId: number | undefined) => void;

/** Listeners in this process for new journal rows of places. */
export interface Changes {
  readonly emit: ChangeListener;
  readonly listen: (listener: ChangeListener) => () => void;
}

export const createChanges = (): Changes => {
  const listeners = new Set<ChangeListener>();
  return {
    emit: (placeId) => {
      for (const listener of listeners) listener(placeId);
    },
    listen: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
