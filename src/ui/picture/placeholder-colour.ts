export const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** Minimum length of a hash: a five-byte header and at least one more byte. */
const SHORTEST = 6;

/**
 * Average colour of a hashed picture, from its header: lightness, two colour axes, and opacity. `undefined`: the hash is
 * malformed.
 */
export function placeholderColour(hash: string): string | undefined {
  try {
    const bytes = bytesOf(hash);
    const [a = 0, b = 0, c = 0, , , d = 0] = bytes;
    if (bytes.length < SHORTEST) return undefined;
    const header = a | (b << 8) | (c << 16);
    const light = (header & 63) / 63;
    const blue = light - (2 / 3) * (((header >> 6) & 63) / 31.5 - 1);
    const red = (3 * light - blue + ((header >> 12) & 63) / 31.5 - 1) / 2;
    const green = red - ((header >> 12) & 63) / 31.5 + 1;
    const parts = [red, green, blue].map((part) => Math.round(Math.min(Math.max(part, 0), 1) * 255));
    return `rgba(${parts.join(', ')}, ${header >> 23 ? (d & 15) / 15 : 1})`;
  } catch {
    return undefined;
  }
}
