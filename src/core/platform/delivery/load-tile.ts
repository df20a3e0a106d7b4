/** Whether a tile loaded and can be drawn. Never rejects. */
export const loadTile = async (href: string): Promise<boolean> => {
  const picture = new Image();
  picture.src = href;
  try {
    await picture.decode();
    return true;
  } catch {
    return false;
  }
};
