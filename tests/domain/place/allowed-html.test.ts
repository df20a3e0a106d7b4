import { expect, test } from 'vitest';
import { isAllowedLink, isAllowedPicture } from '#domain/place/allowed-addresses.ts';
import { ALLOWED_EVERYWHERE, ALLOWED_HTML, wordsOfHtml } from '#domain/place/allowed-html.ts';

test('an allowed link goes to the web, email or a phone, and has no hidden characters', () => {
  for (const good of ['https://a.example', 'HTTP://a.example/b?c#d', 'mailto:a@b.example', 'tel:+3592', 'tel:(02)1']) {
    expect(isAllowedLink(good), good).toBe(true);
  }
  for (const bad of [
    '',
    'a.example',
    '/neven',
    '//a.example',
    'https:a.example',
    'https:///a',
    'https:/\\a.example',
    ' https://a.example',
    'https://a.example\t',
    'https://a\u200b.example',
    'java\nscript:alert(1)',
    'javascript:alert(1)',
    'data:text/html,x',
    'mailto:',
    'tel:x',
  ]) {
    expect(isAllowedLink(bad), bad).toBe(false);
  }
});

test('an allowed picture is hosted by this server', () => {
  const hash = '0123456789abcdef'.repeat(2);
  expect(isAllowedPicture(`/pictures/${hash}/640.avif`)).toBe(true);
  for (const bad of [
    `//pictures/${hash}/640.avif`,
    `/pictures/${hash}/../640.avif`,
    `https://a/pictures/${hash}/640.avif`,
    `/pictures/${hash}/640.svg`,
  ]) {
    expect(isAllowedPicture(bad), bad).toBe(false);
  }
});

test('the text of HTML has a line per paragraph', () => {
  expect(wordsOfHtml('<h2>За&nbsp;нас</h2><p>Едно<br>две &amp; <b>три</b></p><ul><li>а</li><li>б</li></ul>')).toBe(
    'За нас\nЕдно\nдве & три\nа\nб',
  );
  expect(wordsOfHtml('a<script>alert(1)</script><!-- x --><style>b{}</style>c &#60;b&#x3e; &lt;i&gt;')).toBe(
    'ac <b> <i>',
  );
  expect(wordsOfHtml(`${'<'.repeat(50_000)}a`)).toContain('a');
  expect(wordsOfHtml('x<script>unclosed')).toBe('x');
});

test('allowed HTML contains nothing that runs, restyles, submits, frames or imitates the page', () => {
  const tags = Object.keys(ALLOWED_HTML);
  const never =
    'script style link meta base iframe frame object embed applet form input button select textarea svg math';
  for (const tag of [...never.split(' '), 'template', 'video', 'audio', 'title', 'noscript', 'html', 'body']) {
    expect(tags).not.toContain(tag);
  }
  for (const name of [...ALLOWED_EVERYWHERE, ...Object.values(ALLOWED_HTML).flat()]) {
    expect(name).not.toMatch(/^on|^style$|^class$|^id$|^name$|^data-|^form|^src(?:set|doc)$|^ping$|^target$|:/);
  }
});
