import encodeQR from 'qr';
import { useMemo } from 'react';
import styles from './qr-code.module.css';

/** The width of the empty margin, in modules, so that a camera finds the code. */
const QUIET = 4;

/** The dark modules of a code, line by line, as one path; undefined where the text is too long for a code. */
export function qrPath(text: string): { readonly size: number; readonly path: string } | undefined {
  try {
    const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET });
    const runs = rows.flatMap((row, y) =>
      row.flatMap((isDark, x) => {
        if (!isDark || row[x - 1]) return [];
        const end = row.indexOf(false, x);
        const length = (end === -1 ? row.length : end) - x;
        return [`M${x} ${y}h${length}v1h-${length}z`];
      }),
    );
    return { size: rows.length, path: runs.join('') };
  } catch {
    return undefined;
  }
}

/** A QR code for the guest's own telephone: dark on white in every scheme, since cameras expect that. */
export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const code = useMemo(() => qrPath(text), [text]);
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
