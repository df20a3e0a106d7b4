import { useState } from 'react';
import { locate } from '#core/platform/delivery/where-i-am.ts';
import type { GeoPoint } from '#domain/delivery/address.ts';

export interface NearMe {
  /** undefined: nobody has asked, or the device has not told. */
  readonly point: GeoPoint | undefined;
  readonly isAsking: boolean;
  /** Why the device did not tell. */
  readonly trouble: 'denied' | 'unknown' | undefined;
  /** Asks the device, by a press alone; what it says is kept no longer than the page. */
  readonly ask: () => Promise<void>;
}

/** The guest's position, for the nearest place. */
export function useNearMe(): NearMe {
  const [told, setTold] = useState<Pick<NearMe, 'point' | 'isAsking' | 'trouble'>>({
    ...{ point: undefined, isAsking: false, trouble: undefined },
  });
  const ask = async () => {
    setTold((before) => ({ ...before, isAsking: true, trouble: undefined }));
    const answer = await locate();
    setTold(
      typeof answer === 'string'
        ? { point: undefined, isAsking: false, trouble: answer }
        : { point: answer.point, isAsking: false, trouble: undefined },
    );
  };
  return { ...told, ask };
}
