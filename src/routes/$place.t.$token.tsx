import { createFileRoute, redirect } from '@tanstack/react-router';
import { keepScannedCode } from '#guest/table/scanned-code.ts';

/** A table code's address: the code leaves the address at once, and the menu shows while the code is checked. [S2.17] */
export const Route = createFileRoute('/$place/t/$token')({
  beforeLoad: ({ params: { place, token } }) => {
    keepScannedCode(place, token);
    throw redirect({ to: '/$place', params: { place }, replace: true });
  },
});
