import { expect, test } from 'vitest';
import { readSheets } from '../../../server/site/drawn/page-styles.ts';

const styled = (html: string, ...sheets: readonly string[]) =>
  readSheets(sheets.map((css, at) => ({ href: `/${at}.css`, css })))(html);

test('page styles: keep rules of the markup’s classes, in order, and no others', () => {
  const css = ':root{--a:1}.a{color:red}.b{color:blue}.a.b{color:green}.a .c,.c{margin:0}.a>p{top:0}';
  expect(styled('<p class="a"><i class="c x">', css).css).toBe(
    ':root{--a:1}.a{color:red}.a .c,.c{margin:0}.a>p{top:0}',
  );
});

test('page styles: a class in brackets does not count as a condition', () => {
  expect(styled('<p class="a">', '.a:not(.b){top:0}.b:is(.a,.c){top:1px}:where(.c) .a{top:2px}').css).toBe(
    '.a:not(.b){top:0}:where(.c) .a{top:2px}',
  );
});

test('page styles: a group of rules stays when one of its rules stays, with the animations of its rules', () => {
  const css =
    '@media (width>=62.5em){.a{animation:in 1s}.b{top:0}}@media (x){.b{top:0}}@keyframes in{0%{top:0}}@keyframes out{0%{top:1px}}';
  expect(styled('<p class="a">', css).css).toBe('@media (width>=62.5em){.a{animation:in 1s}}@keyframes in{0%{top:0}}');
});

test('page styles: web fonts wait for the full sheet, system fonts do not', () => {
  const own = '@font-face{font-family:"Y";src:local("Arial")}';
  expect(styled('<p class="a">', `@font-face{font-family:"X";src:url(/x.woff2)}${own}.a{top:0}`).css).toBe(
    `${own}.a{top:0}`,
  );
});

test('page styles: drop rules of other designs; a page without a design keeps rules without one', () => {
  const css = '.a{top:0}[data-theme="1"] .a{top:1px}[data-theme="3"] .a{top:3px}:not([data-theme="3"]) .a{top:4px}';
  expect(styled('<html data-theme="3"><p class="a">', css).css).toBe(
    '.a{top:0}[data-theme="3"] .a{top:3px}:not([data-theme="3"]) .a{top:4px}',
  );
});

test('page styles: strings, comments and escapes are not read as rules', () => {
  const css = '.a:before{content:"}.b{"}/* .c{ */.a{background:url("data:x,{;}")}.b{top:0}';
  expect(styled('<p class="a">', css).css).toBe('.a:before{content:"}.b{"}.a{background:url("data:x,{;}")}');
});

test('page styles: link a later sheet when the markup uses it, and the first one always', () => {
  expect(styled('<p class="a">', '.a{top:0}', '.b{top:0}').sheets).toEqual(['/0.css']);
  expect(styled('<p class="b">', '.a{top:0}', '.b{top:0}')).toEqual({
    css: '.b{top:0}',
    sheets: ['/0.css', '/1.css'],
  });
});
