// A yes/no setting of the venue's file.
import type { Json } from '../venue-file.ts';

/** The file has booleans as numbers, strings or JSON booleans. `standard`: without a value. */
export const isOn = (value: Json | undefined, standard: boolean): boolean =>
  value === undefined ? standard : value === 1 || value === true || value === '1';

/** File value after a press. It is spelt as published where it means the same, so that a second press leaves no change. */
export const switchedValue = (
  value: Json | undefined,
  published: Json | undefined,
  standard: boolean,
): Json | undefined => {
  const to = !isOn(value, standard);
  return isOn(published, standard) === to ? published : Number(to);
};
