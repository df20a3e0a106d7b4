// The picture that a guest has chosen for the gallery. It stays chosen while the app runs, even on other pages.
import { useCallback, useSyncExternalStore } from 'react';
import { type PictureNotSent, sendGuestPicture } from '#core/api/gallery/gallery-requests.ts';
import { shrinkPicture } from '#core/platform/gallery/shrink-picture.ts';
import { makeOrderId } from '#domain/order/order-id.ts';
import { useMenu } from '../menu/menu-context.tsx';
import { useSession } from '../session/session-context.tsx';
import { useTabl } from '../tabl-context.tsx';

export type SendStage = 'empty' | 'chosen' | 'sending' | 'sent' | 'refused';

export interface SendingPicture {
  readonly stage: SendStage;
  /** Preview URL of the chosen file; `undefined` when `empty` or `sent`. */
  readonly url: string | undefined;
  /** Set when `refused`. */
  readonly problem: PictureNotSent | undefined;
}

interface Chosen {
  readonly id: string;
  readonly file: File;
}

const NOTHING: SendingPicture = { stage: 'empty', url: undefined, problem: undefined };

const standings = new Map<number, SendingPicture>();
const files = new Map<number, Chosen>();
const hearers = new Set<() => void>();

const change = (placeId: number, next: SendingPicture) => {
  const before = standings.get(placeId)?.url;
  if (before !== undefined && before !== next.url) URL.revokeObjectURL(before);
  standings.set(placeId, next);
  for (const hear of hearers) hear();
};
const subscribe = (hear: () => void) => {
  hearers.add(hear);
  return () => void hearers.delete(hear);
};

export interface SendPicture extends SendingPicture {
  readonly choose: (file: File) => void;
  readonly drop: () => void;
  readonly send: () => void;
}

export function useSendPicture(): SendPicture {
  const { http, serverNow } = useTabl();
  const { place } = useMenu();
  const { session } = useSession();
  const standing = useSyncExternalStore(
    subscribe,
    () => standings.get(place.id) ?? NOTHING,
    () => NOTHING,
  );
  const choose = useCallback(
    (file: File) => {
      files.set(place.id, { id: makeOrderId(serverNow(), crypto.getRandomValues(new Uint8Array(10))), file });
      change(place.id, { stage: 'chosen', url: URL.createObjectURL(file), problem: undefined });
    },
    [place.id, serverNow],
  );
  const drop = useCallback(() => {
    files.delete(place.id);
    change(place.id, NOTHING);
  }, [place.id]);
  const send = useCallback(() => {
    const chosen = files.get(place.id);
    const now = standings.get(place.id);
    if (!chosen || !now || now.stage === 'sending') return;
    change(place.id, { ...now, stage: 'sending', problem: undefined });
    const work = async () => {
      const picture = await shrinkPicture(chosen.file);
      return sendGuestPicture(http, place.id, { id: chosen.id, picture, session: session?.token });
    };
    void work().then((sent) => {
      // Another file was chosen meanwhile.
      if (files.get(place.id) !== chosen) return;
      if (!sent.ok) return change(place.id, { ...now, stage: 'refused', problem: sent.error });
      files.delete(place.id);
      change(place.id, { stage: 'sent', url: undefined, problem: undefined });
    });
  }, [http, place.id, session?.token]);
  return { ...standing, choose, drop, send };
}
