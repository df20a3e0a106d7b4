import { useState } from 'react';
import type { HouseDeviceKind } from '#domain/device/house-device.ts';
import { readHouseMark } from '#platform/device/house-mark.ts';

/** What the house has set this device up as; undefined: it is a guest's own, or nobody's. Setting it up loads the page anew. */
export const useHouseMark = (): HouseDeviceKind | undefined => useState(readHouseMark)[0];
