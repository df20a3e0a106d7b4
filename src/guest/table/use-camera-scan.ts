import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { type Camera, type CameraFailure, isCameraAllowed, openCamera, whyNoCamera } from '#core/platform/camera.ts';
import { followVisibility } from '#core/platform/device/page-in-view.ts';

export interface CameraScan {
  /** `off`: not requested yet. */
  readonly status: 'off' | 'starting' | 'on' | 'unread' | CameraFailure;
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly start: () => void;
  /** `undefined`: the camera has no light. */
  readonly light: { readonly on: boolean; readonly turn: () => void } | undefined;
}

/**
 * Scans codes with the camera after `start`, or at once when the guest has allowed it before. Releases the camera when the
 * page is hidden or left, and restarts it on return.
 */
export function useCameraScan(onText: (text: string) => void): CameraScan {
  const [isWanted, setWanted] = useState(false);
  const [isVisible, setVisible] = useState(true);
  const [attempt, setAttempt] = useState(0);
  const [status, setStatus] = useState<CameraScan['status']>(() => whyNoCamera() ?? 'off');
  const [camera, setCamera] = useState<Camera>();
  const [isLit, setLit] = useState(false);
  const video = useRef<HTMLVideoElement>(null);
  const told = useRef(onText);
  told.current = onText;

  useEffect(() => followVisibility(setVisible), []);
  useEffect(() => {
    let isHere = true;
    void isCameraAllowed().then((allowed) => isHere && allowed && setWanted(true));
    return () => {
      isHere = false;
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each press of "try again" is another attempt.
  useEffect(() => {
    if (!isWanted || !isVisible) return;
    const end = new AbortController();
    setStatus('starting');
    lookThrough(video, (text) => told.current(text), end.signal, setCamera, setStatus).catch(() => {
      // Without the code reader the camera is useless; the code can be typed.
      end.abort();
      setStatus('unread');
    });
    return () => {
      end.abort();
      setCamera(undefined);
      setLit(false);
    };
  }, [isWanted, isVisible, attempt]);

  const start = useCallback(() => {
    setWanted(true);
    setAttempt((before) => before + 1);
  }, []);
  const turn = () =>
    void camera?.light?.(!isLit).then(
      () => setLit(!isLit),
      () => undefined,
    );
  return { status, video, start, light: camera?.light && { on: isLit, turn } };
}

async function lookThrough(
  video: RefObject<HTMLVideoElement | null>,
  onText: (text: string) => void,
  signal: AbortSignal,
  onCamera: (camera: Camera) => void,
  onStatus: (status: CameraScan['status']) => void,
): Promise<void> {
  const opened = await openCamera(() => onStatus('busy'));
  if (!opened.ok) {
    if (!signal.aborted) onStatus(opened.error);
    return;
  }
  const { value: camera } = opened;
  // The page was left during the permission prompt.
  if (signal.aborted || !video.current) return camera.stop();
  const { current: screen } = video;
  signal.addEventListener('abort', () => {
    camera.stop();
    screen.srcObject = null;
  });
  screen.srcObject = camera.stream;
  await screen.play().catch(() => undefined);
  onCamera(camera);
  onStatus('on');
  const { scanCodes } = await import('#core/platform/camera-scan.ts');
  await scanCodes(screen, onText, signal);
}
