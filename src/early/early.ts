// The small script in the page's head, before the styles: what must be right before the first paint, and what the guest
// does before the app is there. It is built by itself (build/early.ts) and written into the page, two kilobytes at most;
// its hash stands in the content security policy.
import { askForMenu } from './early-answers.ts';
import { hearPresses } from './early-presses.ts';
import { keepScan } from './early-scan.ts';
import { dress, spokenLanguage } from './first-paint.ts';
import { noteStart } from './note-start.ts';
import { createPresses } from './press-notes.ts';

const place = location.pathname.split('/')[1] ?? '';
/** The server has drawn the page: its cards are there, and a part of the menu with them. */
const isDrawn = 'drawn' in document.documentElement.dataset;

dress(isDrawn);
keepScan();
noteStart();
// Some names are pages, not places. A page under a worker has been here before: its menu is on the device.
if (place && !isDrawn && !/^(404|join|thankyou|close-browser-app)$/.test(place) && !navigator.serviceWorker?.controller)
  askForMenu(place, spokenLanguage());
Object.assign(globalThis, { tablEarly: hearPresses(createPresses(place)) });
