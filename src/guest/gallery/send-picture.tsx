import { Plural, Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { Button } from '#ui/form/button.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { camera, check, warningCircle } from '#ui/look/icons-later.ts';
import { Notice } from '#ui/words/notice.tsx';
import styles from './send-picture.module.css';

export interface SendPictureProps {
  readonly stage: 'empty' | 'chosen' | 'sending' | 'sent' | 'refused';
  /** The preview's address. */
  readonly url: string | undefined;
  /** Error code; `undefined` without an error. */
  readonly why: string | undefined;
  /** Seconds until a retry makes sense; `undefined` when the server did not say. */
  readonly waitS?: number | undefined;
  readonly isOnline: boolean;
  readonly onChoose: (file: File) => void;
  readonly onDrop: () => void;
  readonly onSend: () => void;
}

const Wait = ({ seconds }: { readonly seconds: number | undefined }) =>
  seconds !== undefined && seconds > 60 ? (
    <Plural
      value={Math.ceil(seconds / 60)}
      one="Try again in # minute. Your picture stays here."
      other="Try again in # minutes. Your picture stays here."
    />
  ) : (
    <Trans>Try again in a minute. Your picture stays here.</Trans>
  );

const Why = ({ why, waitS }: { readonly why: string; readonly waitS: number | undefined }) => {
  switch (why) {
    case 'no_response':
      return <Trans>The picture did not reach the venue. It stays here; try again.</Trans>;
    case 'picture_heic':
      return <Trans>This is an iPhone’s own format (HEIC), which others cannot show. Save it as JPEG.</Trans>;
    case 'picture_unknown_kind':
      return <Trans>This file is no picture that can be shown. JPEG, PNG, WebP and AVIF can.</Trans>;
    case 'picture_broken':
      return <Trans>This picture is damaged. Choose another one.</Trans>;
    case 'too_large':
    case 'picture_too_many_pixels':
      return <Trans>This picture is too large. Choose a smaller one.</Trans>;
    case 'picture_too_small':
      return <Trans>This is too small: at least 200 pixels are needed on each side.</Trans>;
    case 'too_many_pictures':
    case 'busy':
      return (
        <>
          <Trans>Many pictures are coming right now.</Trans> <Wait seconds={waitS} />
        </>
      );
    case 'gallery_full':
      return <Trans>Many pictures wait for the venue already. Try again another day.</Trans>;
    case 'not_taken':
    case 'shared_device':
      return <Trans>The venue takes no pictures here.</Trans>;
    default:
      return <Trans>That did not work. Your picture stays here; try again.</Trans>;
  }
};

/** Errors for which a retry with the same file cannot help. */
const FINAL = [
  'picture_heic',
  'picture_unknown_kind',
  'picture_broken',
  'too_large',
  'picture_too_many_pixels',
  'picture_too_small',
  'not_taken',
  'shared_device',
];

const ChooseButton = ({
  look,
  isSecond,
  onChoose,
}: {
  readonly look: 'ink' | 'secondary';
  readonly isSecond: boolean;
  readonly onChoose: (file: File) => void;
}) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        hidden
        data-testid="guest-picture-file"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // Lets the guest choose the same file again.
          event.currentTarget.value = '';
          if (file) onChoose(file);
        }}
      />
      <Button look={look} icon={<Icon path={camera} size="1.25rem" />} onClick={() => input.current?.click()}>
        {isSecond ? <Trans>Choose another</Trans> : <Trans>Send a picture</Trans>}
      </Button>
    </>
  );
};

/** Sends a guest's picture to the venue, which approves it before others see it. [S2.15] */
export const SendPicture = ({ stage, url, why, waitS, isOnline, onChoose, onDrop, onSend }: SendPictureProps) => {
  const isChosen = stage === 'chosen' || stage === 'sending' || stage === 'refused';
  const isFinal = stage === 'refused' && why !== undefined && FINAL.includes(why);
  return (
    <div className={styles.part} data-testid="send-picture" data-stage={stage}>
      {stage === 'sent' && (
        <Notice icon={check} title={<Trans>Your picture is with the venue</Trans>}>
          <Trans>It appears here once the venue has approved it.</Trans>
        </Notice>
      )}
      {isChosen && url !== undefined && <img className={styles.preview} src={url} alt="" />}
      <p className={styles.note}>
        <Trans>
          The venue looks at each picture before others see it. Your name is not shown, and where and when it was taken
          is removed from the file.
        </Trans>
      </p>
      <p role="alert" className={styles.problem}>
        {stage === 'refused' && why !== undefined && (isOnline || why !== 'no_response') && (
          <>
            <Icon path={warningCircle} size="1.25rem" />
            <span>
              <Why why={why} waitS={waitS} />
            </span>
          </>
        )}
      </p>
      {!isOnline && isChosen && stage !== 'sending' && (
        <p role="status" className={styles.note}>
          <Trans>There is no connection now. Your picture stays here; send it when there is one.</Trans>
        </p>
      )}
      <div className={styles.buttons}>
        {isChosen && !isFinal && (
          <Button look="primary" disabled={stage === 'sending' || !isOnline} onClick={onSend}>
            {stage === 'sending' ? (
              <Trans>Sending…</Trans>
            ) : stage === 'refused' ? (
              <Trans>Try again</Trans>
            ) : (
              <Trans comment="a button: sends the chosen picture">Send it</Trans>
            )}
          </Button>
        )}
        {stage !== 'sending' && (
          <ChooseButton look={isFinal || !isChosen ? 'ink' : 'secondary'} isSecond={isChosen} onChoose={onChoose} />
        )}
        {isChosen && stage !== 'sending' && (
          <Button look="quiet" onClick={onDrop}>
            <Trans>Cancel</Trans>
          </Button>
        )}
      </div>
    </div>
  );
};
