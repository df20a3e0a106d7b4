// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hasVoice, readAloud } from '#core/platform/kiosk/read-aloud.ts';

const speech = {
  said: [] as string[],
  getVoices: () => [{ lang: 'bg-BG' }, { lang: 'de_DE' }],
  speak: ({ text, lang }: { text: string; lang: string }) => void speech.said.push(`${lang}: ${text}`),
  cancel: vi.fn(),
};
let stop: (() => void) | undefined;
beforeEach(() => {
  speech.said = [];
  speech.cancel.mockClear();
  vi.stubGlobal('speechSynthesis', speech);
  vi.stubGlobal(
    'SpeechSynthesisUtterance',
    class {
      lang = '';
      readonly text: string;
      constructor(text: string) {
        this.text = text;
      }
    },
  );
  document.body.innerHTML = `<main lang="bg">
    <button aria-label="Добавяне на таратор"><svg id="plus"></svg></button>
    <p id="text">Студена
      супа</p>
    <div role="dialog" aria-labelledby="title" tabindex="-1"><h2 id="title">Вашата поръчка</h2><p>много думи</p></div>
    <a href="#x" lang="fr">Soupe</a><div id="nothing"></div></main>`;
});
afterEach(() => {
  stop?.();
  vi.unstubAllGlobals();
});
const touch = (selector: string) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true }));

test('reading aloud starts on request, and reads a touched element’s name in its own language', () => {
  touch('#text');
  expect(speech.said).toEqual([]);
  stop = readAloud();
  for (const what of ['#plus', '#text', '#nothing']) touch(what);
  expect(speech.said).toEqual(['bg: Добавяне на таратор', 'bg: Студена супа']);
});

test('a dialog that takes the focus reads its title, and a press that moves the focus is read once', () => {
  stop = readAloud();
  document.querySelector<HTMLElement>('[role="dialog"]')?.focus();
  expect(speech.said).toEqual(['bg: Вашата поръчка']);
  document.querySelector('button')?.focus();
  touch('#plus');
  expect(speech.said).toHaveLength(2);
});

test('reading aloud stops at once, and stays silent', () => {
  stop = readAloud();
  touch('#text');
  stop();
  expect(speech.cancel).toHaveBeenCalledTimes(2);
  touch('#plus');
  expect(speech.said).toHaveLength(1);
});

test('text in a language without a voice is not read in another voice', () => {
  expect([hasVoice('bg'), hasVoice('de'), hasVoice('fr-CH')]).toEqual([true, true, false]);
  stop = readAloud();
  touch('a');
  expect(speech.said).toEqual([]);
});
