// Downloads of a page.

/** Pixels per module: large enough for a poster. */
const MODULE = 24;

function save(name: string, content: Blob): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // Some browsers read the file only after this turn.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** An SVG as a file. */
export const saveSvg = (name: string, svg: string): void => save(name, new Blob([svg], { type: 'image/svg+xml' }));

/** Saves black and white modules as a PNG file. */
export async function savePng(name: string, rows: readonly (readonly boolean[])[]): Promise<void> {
  const canvas = document.createElement('canvas');
  canvas.width = rows.length * MODULE;
  canvas.height = rows.length * MODULE;
  const paper = canvas.getContext('2d');
  if (!paper) return;
  paper.fillStyle = '#fff';
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.fillStyle = '#000';
  for (const [y, row] of rows.entries()) {
    for (const [x, isDark] of row.entries()) if (isDark) paper.fillRect(x * MODULE, y * MODULE, MODULE, MODULE);
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
  if (blob) save(name, blob);
}
