import { Trans } from '@lingui/react/macro';
import type { Ref } from 'react';
import { Button } from '#ui/form/button.tsx';
import { Icon } from '#ui/look/icon.tsx';
import { camera as cameraIcon, flashlight, qrCode } from '#ui/look/icons-later.ts';
import styles from './camera-view.module.css';

export interface CameraViewProps {
  /** `off`: not requested yet; the last four: why the camera is unavailable. */
  readonly status: 'off' | 'starting' | 'on' | 'insecure' | 'none' | 'denied' | 'busy' | 'unread';
  readonly video: Ref<HTMLVideoElement>;
  readonly start: () => void;
  readonly light: { readonly on: boolean; readonly turn: () => void } | undefined;
}

/** The camera's picture, or the reason why it is unavailable. */
export const CameraView = ({ status, video, start, light }: CameraViewProps) => (
  <div className={styles.frame} data-status={status} data-testid="camera">
    {/* No captions needed: the guest only aims with this video. */}
    <div className={styles.behind} aria-hidden="true">
      <video ref={video} className={styles.video} playsInline muted />
    </div>
    {status === 'on' ? (
      <>
        <span className={styles.corners} aria-hidden="true" />
        {light && (
          <Button
            small
            look="secondary"
            className={styles.light}
            aria-pressed={light.on}
            icon={<Icon path={flashlight} />}
            onClick={light.turn}
          >
            <Trans>Light</Trans>
          </Button>
        )}
      </>
    ) : (
      <div className={styles.face}>
        <Icon path={status === 'off' || status === 'starting' ? qrCode : cameraIcon} size="3.5rem" />
        <div role="status" className={styles.words}>
          <StatusText status={status} />
        </div>
        {status !== 'starting' && status !== 'insecure' && status !== 'none' && (
          <Button look={status === 'off' ? 'ink' : 'secondary'} data-testid="open-camera" onClick={start}>
            {status === 'off' ? <Trans>Open the camera</Trans> : <Trans>Try again</Trans>}
          </Button>
        )}
      </div>
    )}
  </div>
);

const StatusText = ({ status }: Pick<CameraViewProps, 'status'>) => {
  switch (status) {
    case 'starting':
      return <Trans>The camera is opening…</Trans>;
    case 'insecure':
      return <Trans>The browser does not allow the camera at this address. Please type the code.</Trans>;
    case 'none':
      return <Trans>There is no camera here. Please type the code.</Trans>;
    case 'denied':
      return (
        <Trans>The camera is not allowed. Allow it in the browser’s settings for this page, or type the code.</Trans>
      );
    case 'busy':
      return <Trans>The camera does not start. Perhaps another app is using it.</Trans>;
    case 'unread':
      return <Trans>Codes cannot be read without the network yet. Please type the code.</Trans>;
    default:
      return null;
  }
};
