/**
 * Owner of stored data, so that resetting a shared device is driven by data: `guest`, the current guest's, cleared by a
 * reset; `device`, the device's own, kept; `place`, published by a venue, kept and always refetchable.
 */
export type Owner = 'guest' | 'device' | 'place';
