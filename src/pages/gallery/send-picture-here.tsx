import { SendPicture } from '#screens/gallery/send-picture.tsx';
import { useSendPicture } from '#state/gallery/use-send-picture.ts';
import { useServiceWords } from '#state/service/use-service-words.ts';
import { useIsOnline } from '#state/tabl-context.tsx';

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
