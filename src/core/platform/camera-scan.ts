// Reads QR codes from the camera: with the browser's own reader if there is one, else with ours.

/** Reads the text of a code in the current picture. */
type Read = (video: HTMLVideoElement) => Promise<string | undefined>;

/** Pause between two readings: guests hold a code before a camera for at least a second. */
const EVERY_MS = 150;
/** Longer side of the image to read, px: enough for a code that fills a quarter of the image. */
const LONGEST_SIDE = 800;

/** Chromium's shape detection API, on Android, ChromeOS and macOS. */
interface NativeReader {
  readonly detect: (image: HTMLVideoElement) => Promise<readonly { readonly rawValue: string }[]>;
}
interface NativeReaderClass {
  new (options: { readonly formats: readonly string[] }): NativeReader;
  readonly getSupportedFormats: () => Promise<readonly string[]>;
}

/** Calls back with each text read, until the signal aborts. The same text may repeat. */
export async function scanCodes(
  video: HTMLVideoElement,
  onText: (text: string) => void,
  signal: AbortSignal,
): Promise<void> {
  let read = (await nativeRead()) ?? (await ownRead());
  while (!signal.aborted) {
    if (video.readyState >= video.HAVE_CURRENT_DATA && video.videoWidth > 0) {
      const text = await read(video).catch(async () => {
        // The browser's reader may exist and fail, since it is downloaded at first use.
        read = await ownRead();
        return undefined;
      });
      if (text && !signal.aborted) onText(text);
    }
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS));
  }
}

async function nativeRead(): Promise<Read | undefined> {
  const { BarcodeDetector: Reader } = globalThis as { readonly BarcodeDetector?: NativeReaderClass };
  const formats = await Reader?.getSupportedFormats().catch(() => undefined);
  if (!Reader || !formats?.includes('qr_code')) return undefined;
  const reader = new Reader({ formats: ['qr_code'] });
  return async (video) => (await reader.detect(video))[0]?.rawValue;
}

async function ownRead(): Promise<Read> {
  const { decodeQR } = await import('qr/decode.js');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    if (!context) return undefined;
    const scale = Math.min(1, LONGEST_SIDE / Math.max(video.videoWidth, video.videoHeight));
    const width = Math.round(video.videoWidth * scale);
    const height = Math.round(video.videoHeight * scale);
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    context.drawImage(video, 0, 0, width, height);
    const { data } = context.getImageData(0, 0, width, height);
    try {
      return decodeQR({ width, height, data });
    } catch {
      // No code in the image.
      return undefined;
    }
  };
}
