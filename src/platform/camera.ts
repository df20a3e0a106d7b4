// The camera at the back of the device: asked for when the guest wants it, let go as soon as it is not looked through.
import { fail, ok, type Result } from '#domain/result.ts';

/** `insecure`: plain http at another name than localhost, where browsers give nobody a camera. */
export type CameraFailure = 'insecure' | 'none' | 'denied' | 'busy';

export interface Camera {
  readonly stream: MediaStream;
  /** undefined: it has no light, or the browser does not reach it. Rejects where the light refuses. */
  readonly light: ((on: boolean) => Promise<void>) | undefined;
  readonly stop: () => void;
}

const WISHES: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
};

/** Why nobody needs to be asked: there can be no camera. An embedded browser may have no way to one at all. */
export function whyNoCamera(): 'insecure' | 'none' | undefined {
  if (!window.isSecureContext) return 'insecure';
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  return devices ? undefined : 'none';
}

/** `onLost`: somebody else took it, or it was unplugged. */
export async function openCamera(onLost: () => void): Promise<Result<Camera, CameraFailure>> {
  const reason = whyNoCamera();
  if (reason) return fail(reason);
  try {
    const stream = await navigator.mediaDevices.getUserMedia(WISHES);
    const [track] = stream.getVideoTracks();
    track?.addEventListener('ended', onLost);
    const stop = () => {
      track?.removeEventListener('ended', onLost);
      for (const one of stream.getTracks()) one.stop();
    };
    return ok({ stream, light: track && lightOf(track), stop });
  } catch (error) {
    return fail(failureOf(error));
  }
}

/** Whether the guest has allowed it before: then nobody has to be asked again. */
export async function isCameraAllowed(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'camera' });
    return state === 'granted';
  } catch {
    // Not every browser tells.
    return false;
  }
}

function lightOf(track: MediaStreamTrack): Camera['light'] {
  const can: MediaTrackCapabilities & { readonly torch?: unknown } = track.getCapabilities?.() ?? {};
  // Some say `true`, some list what can be chosen.
  if (can.torch !== true && !(Array.isArray(can.torch) && can.torch.includes(true))) return undefined;
  return async (on) => {
    const light: MediaTrackConstraintSet & { readonly torch: boolean } = { torch: on };
    await track.applyConstraints({ advanced: [light] });
  };
}

function failureOf(error: unknown): CameraFailure {
  const name = error instanceof Error ? error.name : '';
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'denied';
  if (name === 'NotFoundError' || name === 'OverconstrainedError') return 'none';
  return 'busy';
}
