import { useEffect, useState } from 'react';
import type { PictureDecision } from '#contract/gallery/gallery-wire.ts';
import { toPicture } from '#contract/picture.ts';
import type { Http } from '#core/api/http.ts';
import { decideOnPicture, getWaitingImage, listGuestPictures } from '#core/api/staff/gallery-requests.ts';
import { useMenu } from '#shared/menu/menu-context.tsx';
import { useLanguage } from '#shared/tabl-context.tsx';
import { useStaffHttp } from '#staff/frame/staff-context.tsx';
import { useManaged } from '#staff/frame/use-managed.ts';
import { formatDay, formatTime } from '#ui/words/format-time.ts';
import { GuestPicturesScreen, WaitingImage } from './guest-pictures-screen.tsx';

const read = (send: Http['send']) => listGuestPictures(send);

/** Guests' pictures at the open place, and the actions on them. */
function useGuestPictures() {
  const { found, problem, change } = useManaged(read);
  const [deciding, setDeciding] = useState<string>();
  return {
    found: found && { ...found, shown: found.shown.map((one) => ({ ...one, picture: toPicture(one.picture) })) },
    why: problem?.why,
    /** Id of the picture whose decision is being sent. */
    deciding,
    decide: async (id: string, status: PictureDecision) => {
      setDeciding(id);
      await change((send) => decideOnPicture(send, id, status));
      setDeciding(undefined);
    },
  };
}

/** A waiting picture as a data URL; `undefined` until loaded, `failed` on an error. */
function useWaitingImage(id: string): string | 'failed' | undefined {
  const { place } = useMenu();
  const http = useStaffHttp();
  const [image, setImage] = useState<string>();
  useEffect(() => {
    let isHere = true;
    const load = async () => {
      const staff = await http();
      const answer = await getWaitingImage((path, options) => staff.send(path, { ...options, place: place.id }), id);
      return answer.ok ? answer.value.image : 'failed';
    };
    void load()
      .catch(() => 'failed')
      .then((loaded) => isHere && setImage(loaded));
    return () => {
      isHere = false;
    };
  }, [http, place.id, id]);
  return image;
}

const Image = ({ id }: { readonly id: string }) => <WaitingImage image={useWaitingImage(id)} />;

/** The pictures that guests have sent, for managers. [S2.15] */
export const GuestPicturesPage = () => {
  const { timeZone } = useMenu().place;
  const { language } = useLanguage();
  const { found, why, deciding, decide } = useGuestPictures();
  return (
    <GuestPicturesScreen
      found={found}
      why={why}
      deciding={deciding}
      whenOf={(at) => `${formatDay(at, language, timeZone)}, ${formatTime(at, timeZone)}`}
      imageOf={(id) => <Image id={id} />}
      onDecide={(id, status) => void decide(id, status)}
    />
  );
};
