import { useSendPicture } from '#shared/gallery/use-send-picture.ts';
import { useServiceWords } from '#shared/service/use-service-words.ts';
import { useIsOnline } from '#shared/tabl-context.tsx';
import { SendPicture } from './send-picture.tsx';

export const SendPictureHere = () => {
  const isSaid = useServiceWords();
  const isOnline = useIsOnline();
  const { stage, url, problem, choose, drop, send } = useSendPicture();
  if (!isSaid) return null;
  return (
    <SendPicture
      stage={stage}
      url={url}
      why={problem?.why}
      waitS={problem?.waitS}
      isOnline={isOnline}
      onChoose={choose}
      onDrop={drop}
      onSend={send}
    />
  );
};
