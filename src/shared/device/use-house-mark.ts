import { useState } from 'react';
import { readHouseMark } from '#core/platform/device/house-mark.ts';
import type { HouseDeviceKind } from '#domain/device/house-device.ts';

/**
 * Kind that the venue has set this device up as; undefined: it is a guest's own, or not set up. Setting it up loads the page
 * anew.
 */
export const useHouseMark = (): HouseDeviceKind | undefined => useState(readHouseMark)[0];
