// Asks for a first visit's menu while the app itself is still on its way: both take a second on a slow network, and
// neither needs the other. The answers wait where src/platform/early-answers.ts takes them, by address and place.
// Plain JavaScript, by itself: it must run before anything is bundled, and stay under a kilobyte.
(() => {
  const place = location.pathname.split('/')[1];
  // Some names are pages, not places. A page under a worker has been here before: its menu is on the device.
  if (!place || /^(404|join|thankyou|close-browser-app)$/.test(place) || navigator.serviceWorker?.controller) return;
  const asked = /[?&]lang=(bg|en|es|de|fr-CH)(?:&|$)/.exec(location.search);
  // As src/domain/language/first-language.ts has it.
  const base = (tag) => tag.split('-')[0];
  const offered = (document.documentElement.dataset.languages ?? 'bg en es de fr-CH').split(' ');
  const wished = navigator.languages.map((tag) => offered.find((one) => base(one) === base(tag))).find(Boolean);
  const chosen = asked ?? /(?:^|; )_tlt_=(bg|en|es|de|fr-CH)(?:;|$)/.exec(document.cookie);
  const language = chosen?.[1] ?? wished ?? offered[0];
  const ask = (path, headers) => [
    `${headers['x-place'] ?? ''} ${path}`,
    fetch(path, { headers, credentials: 'omit', cache: 'no-cache' }),
  ];
  const answers = new Map([
    ask('/api/client', {}),
    ask(`/api/categoriesHierarchy?active=1&lang=${language}`, { 'x-place': place }),
    ask(`/api/products?active=1&lang=${language}`, { 'x-place': place }),
    ask(`/api/ingredients?lang=${language}`, { 'x-place': place }),
    ask(`/api/settings?lang=${language}`, { 'x-place': place }),
  ]);
  // One that fails is asked for again by the app; nobody has to hear of it here.
  for (const answer of answers.values()) answer.catch(() => undefined);
  globalThis.tablEarlyAnswers = answers;
})();
