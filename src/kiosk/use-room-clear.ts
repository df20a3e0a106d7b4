// A hotel room's tablet is cleared on the tablet itself: by staff who stand there, and again where that was cut off.
import { useCallback, useEffect, useState } from 'react';
import { markUnclean, wasResetBegun } from '#core/platform/kiosk/reset-mark.ts';
import { RESET_MS, RETRY_MS } from '#domain/kiosk/between-guests.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { openTabl } from '#shared/open-tabl.ts';
import { useTabl } from '#shared/tabl-context.tsx';
import { beginAnew, resetUntilClean } from './reset.ts';

/** unclean: something of the guests is left, and it is tried again each minute. */
export type RoomClearing = 'none' | 'clearing' | 'unclean';

export function useRoomClear(): { readonly clearing: RoomClearing; readonly clear: () => void } {
  const tabl = useTabl();
  const { slug } = useMenu().place;
  const [clearing, setClearing] = useState<RoomClearing>(() => (wasResetBegun() ? 'clearing' : 'none'));

  useEffect(() => {
    if (clearing === 'none') return undefined;
    if (clearing === 'unclean') {
      const timer = setTimeout(() => setClearing('clearing'), RETRY_MS);
      return () => clearTimeout(timer);
    }
    let isHere = true;
    const fail = () => {
      if (!isHere) return;
      isHere = false;
      markUnclean();
      setClearing('unclean');
    };
    // A storage that neither answers nor fails leaves no tablet without a way out.
    const timer = setTimeout(fail, RESET_MS);
    void openTabl(tabl)
      .then((parts) => resetUntilClean(parts, 'room'))
      .then(async (isClean) => {
        clearTimeout(timer);
        if (!isHere) return;
        if (isClean) await beginAnew(slug);
        else fail();
      })
      .catch(fail);
    return () => {
      isHere = false;
      clearTimeout(timer);
    };
  }, [clearing, tabl, slug]);

  return { clearing, clear: useCallback(() => setClearing('clearing'), []) };
}
