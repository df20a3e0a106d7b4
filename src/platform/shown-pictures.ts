/** The paths of the venue's pictures that this page shows, each in the width that the browser chose for this device. */
export const shownPictures = (): string[] => {
  const addresses = [...document.images].flatMap(({ complete, naturalWidth, currentSrc }) =>
    complete && naturalWidth > 0 && currentSrc !== '' ? [new URL(currentSrc, location.href)] : [],
  );
  const own = addresses.filter(
    ({ origin, pathname }) => origin === location.origin && pathname.startsWith('/pictures/'),
  );
  return [...new Set(own.map(({ pathname }) => pathname))];
};
