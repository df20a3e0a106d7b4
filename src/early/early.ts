// The small script in the page's head, before the styles: prepares the first paint, and handles the guest's actions before
// the app is loaded. Built separately (build/early.ts) and inlined, at most two kilobytes; its hash is in the content
// security policy.
import { askForMenu } from './early-answers.ts';
import { hearPresses } from './early-presses.ts';
import { keepScan } from './early-scan.ts';
import { dress, root, spokenLanguage } from './first-paint.ts';
import { noteStart } from './note-start.ts';
import { createPresses } from './press-notes.ts';

const place = location.pathname.split('/')[1] ?? '';
/** The server has drawn the page with its cards and a part of the menu. */
const isDrawn = 'drawn' in root.dataset;

dress(isDrawn);
keepScan();
noteStart();
// Some first path segments are pages, not places. A page controlled by a worker was here before, so its menu is on the
// device.
if (place && !isDrawn && !/^(404|join|thankyou|close-browser-app)$/.test(place) && !navigator.serviceWorker?.controller)
  askForMenu(place, spokenLanguage());
Object.assign(globalThis, { tablEarly: hearPresses(createPresses(place)) });
