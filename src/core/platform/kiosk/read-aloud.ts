// Reads aloud what a guest touches or moves the focus to. Nothing is said that nobody asked for.

/** As much as anybody listens to of one thing. */
const LONGEST = 300;
/** A press moves the focus too, and is one thing to hear. */
const SAME_MS = 600;

const voicesNow = (): readonly SpeechSynthesisVoice[] =>
  'speechSynthesis' in globalThis ? speechSynthesis.getVoices() : [];

/** Whether the browser has a voice for the language. */
export const hasVoice = (language: string): boolean =>
  voicesNow().some(({ lang }) => lang.replace('_', '-').split('-')[0] === language.split('-')[0]);

/** Calls back when the browser's voices come or go. Returns how to stop. */
export function followVoices(callback: () => void): () => void {
  if (!('speechSynthesis' in globalThis)) return () => undefined;
  speechSynthesis.addEventListener?.('voiceschanged', callback);
  return () => speechSynthesis.removeEventListener?.('voiceschanged', callback);
}

const SAID = '[aria-label], [role="dialog"], button, a, label, input, h1, h2, h3, p, li';

/** Name that a screen reader would say, as far as a line of text can. */
function nameOf(element: Element): string {
  const label = element.getAttribute('aria-label');
  if (label) return label;
  const titles = (element.getAttribute('aria-labelledby') ?? '').split(/\s+/).flatMap((id) => {
    const title = id === '' ? null : document.getElementById(id);
    return title ? [title.textContent] : [];
  });
  if (titles.length > 0) return titles.join(' ');
  return element.getAttribute('role') === 'dialog' ? '' : (element.textContent ?? '');
}

function say(text: string, language: string): void {
  const words = new SpeechSynthesisUtterance(text);
  words.lang = language;
  speechSynthesis.cancel();
  speechSynthesis.speak(words);
}

/** Reads until it is stopped, and falls silent at once then. Returns how to stop. */
export function readAloud(): () => void {
  const ended = new AbortController();
  let last = { text: '', at: Number.NEGATIVE_INFINITY };
  const onTouch = ({ target, timeStamp }: Event) => {
    const element = target instanceof Element ? target.closest(SAID) : null;
    const text = (element ? nameOf(element) : '').replaceAll(/\s+/g, ' ').trim().slice(0, LONGEST);
    if (!element || text === '' || (text === last.text && timeStamp - last.at < SAME_MS)) return;
    last = { text, at: timeStamp };
    const language = element.closest('[lang]')?.getAttribute('lang') ?? '';
    if (hasVoice(language)) say(text, language);
  };
  for (const type of ['focusin', 'click'])
    document.addEventListener(type, onTouch, { capture: true, passive: true, signal: ended.signal });
  const silence = () => speechSynthesis.cancel();
  // Voices outlive their page.
  window.addEventListener('pagehide', silence, { signal: ended.signal });
  return () => {
    ended.abort();
    silence();
  };
}
