import encodeQR from 'qr';
import { useMemo } from 'react';
import styles from './qr-code.module.css';

/** Width of the quiet zone in modules, which a camera needs. */
const QUIET = 4;

/** Error correction: `plain` on a screen; `worn` on a table, where the code gets wet and scratched. */
export type QrWear = 'plain' | 'worn';
const CORRECTION = { plain: 'medium', worn: 'quartile' } as const;

/** Modules of a code with its quiet zone, row by row; `undefined` when the text is too long. */
export function qrRows(text: string, wear: QrWear = 'plain'): readonly (readonly boolean[])[] | undefined {
  try {
    return encodeQR(text, 'raw', { ecc: CORRECTION[wear], border: QUIET });
  } catch {
    return undefined;
  }
}

/** Dark modules of a code, row by row, as one path; `undefined` when the text is too long. */
export function qrPath(
  text: string,
  wear: QrWear = 'plain',
): { readonly size: number; readonly path: string } | undefined {
  const rows = qrRows(text, wear);
  if (!rows) return undefined;
  const runs = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => {
      if (!isDark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      const length = (end === -1 ? row.length : end) - x;
      return [`M${x} ${y}h${length}v1h-${length}z`];
    }),
  );
  return { size: rows.length, path: runs.join('') };
}

/** A code as an SVG file; `undefined` when the text is too long. */
export function qrSvg(text: string, wear: QrWear): string | undefined {
  const code = qrPath(text, wear);
  return (
    code &&
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${code.size} ${code.size}" shape-rendering="crispEdges"><path d="M0 0h${code.size}v${code.size}H0z" fill="#fff"/><path d="${code.path}" fill="#000"/></svg>`
  );
}

interface QrCodeProps {
  readonly text: string;
  /** Accessible name; empty when the text beside it says the same. */
  readonly label: string;
  readonly wear?: QrWear;
}

/** A QR code for the guest's own phone: dark on white in every scheme, because cameras expect that. */
export const QrCode = ({ text, label, wear = 'plain' }: QrCodeProps) => {
  const code = useMemo(() => qrPath(text, wear), [text, wear]);
  if (!code) return <p className={styles.text}>{text}</p>;
  return (
    <svg
      className={styles.code}
      viewBox={`0 0 ${code.size} ${code.size}`}
      shapeRendering="crispEdges"
      role="img"
      aria-label={label}
      data-testid="qr-code"
      data-text={text}
    >
      <path d={`M0 0h${code.size}v${code.size}H0z`} fill="#fff" />
      <path d={code.path} fill="#000" />
    </svg>
  );
};
