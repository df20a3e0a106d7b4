import { useState } from 'react';
import { locate } from '#core/platform/delivery/where-i-am.ts';
import type { GeoPoint } from '#domain/delivery/address.ts';

export interface NearMe {
  /** `undefined`: not requested, or the device gave no position. */
  readonly point: GeoPoint | undefined;
  readonly isAsking: boolean;
  /** Why the device gave no position. */
  readonly trouble: 'denied' | 'unknown' | undefined;
  /** Requests the position; call it only on a press. The result is not stored beyond the page. */
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
