// The camera at the back of the device: opened when the guest wants it, closed as soon as the guest no longer looks.
import { fail, ok, type Result } from '#domain/result.ts';

/** Why there is no camera. `insecure`: plain http (other than localhost), where browsers open none. */
export type CameraFailure = 'insecure' | 'none' | 'denied' | 'busy';

export interface Camera {
  readonly stream: MediaStream;
  /**
   * Switches the lamp; undefined: the camera has no lamp, or the browser cannot reach it. Rejects where the lamp fails.
   */
  readonly light: ((on: boolean) => Promise<void>) | undefined;
  readonly stop: () => void;
}

const WISHES: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
};

/** Why this device can open no camera, so that nobody need be asked. An embedded browser may have no access at all. */
export function whyNoCamera(): 'insecure' | 'none' | undefined {
  if (!window.isSecureContext) return 'insecure';
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  return devices ? undefined : 'none';
}

/** Opens the camera. `onLost`: another app took the camera, or it was unplugged. */
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

/** Whether the guest has allowed the camera before, so that the browser asks no question. */
export async function isCameraAllowed(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'camera' });
    return state === 'granted';
  } catch {
    // Some browsers do not tell permissions.
    return false;
  }
}

function lightOf(track: MediaStreamTrack): Camera['light'] {
  const can: MediaTrackCapabilities & { readonly torch?: unknown } = track.getCapabilities?.() ?? {};
  // Some browsers say `true`, others list the choices.
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
