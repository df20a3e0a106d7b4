import { useMenu } from '#shared/menu/menu-context.tsx';
import { useLanguage } from '#shared/tabl-context.tsx';
import { formatDay, formatTime } from '#ui/words/format-time.ts';
import { GuestPicturesScreen, WaitingImage } from './guest-pictures-screen.tsx';
import { useGuestPictures, useWaitingImage } from './use-guest-pictures.ts';

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
