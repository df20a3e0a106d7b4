// Shrinks a large photo before upload. The browser's decoder also reads formats that the server refuses, such as HEIC on an
// iPhone.

/** The server stores no more pixels than this on the longer side. */
const LONGEST_SIDE = 2160;
/** A smaller file is sent unchanged. */
const SMALL_BYTES = 1_000_000;
const QUALITY = 0.9;
const READABLE = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** Returns the file itself when it is small and readable, or when this browser cannot decode it. Never rejects. */
export async function shrinkPicture(file: File): Promise<Blob> {
  if (file.size <= SMALL_BYTES && READABLE.includes(file.type)) return file;
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const smaller = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return smaller && smaller.size < file.size ? smaller : file;
  } catch {
    return file;
  }
}
