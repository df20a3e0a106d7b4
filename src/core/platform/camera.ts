// The device's rear camera: opened when the guest wants it, closed when the guest stops looking.
import { fail, ok, type Result } from '#domain/result.ts';

/** Why there is no camera. `insecure`: plain http (other than localhost), where browsers open none. */
export type CameraFailure = 'insecure' | 'none' | 'denied' | 'busy';

export interface Camera {
  readonly stream: MediaStream;
  /** Switches the torch; undefined: there is none, or the browser cannot control it. Rejects when it fails. */
  readonly light: ((on: boolean) => Promise<void>) | undefined;
  readonly stop: () => void;
}

const WISHES: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: { ideal: 'environment' }, width: { ideal: 1280 }, height: { ideal: 720 } },
};

/** Why this device can open no camera, without asking for permission. An embedded browser may have no access at all. */
export function whyNoCamera(): 'insecure' | 'none' | undefined {
  if (!window.isSecureContext) return 'insecure';
  const devices: MediaDevices | undefined = navigator.mediaDevices;
  return devices ? undefined : 'none';
}

/** Opens the camera. `onLost`: another app took it, or it was unplugged. */
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

/** Whether the guest has allowed the camera before, so that the browser will not ask. */
export async function isCameraAllowed(): Promise<boolean> {
  try {
    const { state } = await navigator.permissions.query({ name: 'camera' });
    return state === 'granted';
  } catch {
    // Some browsers do not report permissions.
    return false;
  }
}

function lightOf(track: MediaStreamTrack): Camera['light'] {
  const can: MediaTrackCapabilities & { readonly torch?: unknown } = track.getCapabilities?.() ?? {};
  // Some browsers report `true`, others a list of choices.
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
