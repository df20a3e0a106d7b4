// URLs that run code, in every spelling and position.
import { decimal, FOREIGN, hexadecimal, mixed, padded, RUN } from './hostile-code.ts';

export function* addresses(): Generator<string> {
  const code = `javascript:${RUN}`;
  const spelt = [
    code,
    mixed(code),
    code.toUpperCase().replace('TOP.__HIT', 'top.__hit'),
    ` ${code}`,
    `\t${code}`,
    `\n\n${code}`,
    `\u0001${code}`,
    `\u001f${code}`,
    `\u00a0${code}`,
    `\u200b${code}`,
    `\ufeff${code}`,
    code.replace('script', 'scr\tipt'),
    code.replace('script', 'scr\nipt'),
    code.replace('script', 'scr\ript'),
    code.replace('java', 'java\u0000'),
    code.replace('java', 'j&#97;va'),
    code.replace('java', 'java&#9;'),
    code.replace('java', 'java&Tab;'),
    code.replace('java', 'java&NewLine;'),
    code.replace(':', '&colon;'),
    code.replace(':', '&#58'),
    code.replace(':', '&#x3A;'),
    decimal(code),
    padded(code),
    hexadecimal(code),
    `javascript://hostile.example/%0a${RUN}`,
    `javascript:/*http://*/${RUN}`,
    `javascript:void(${RUN})`,
    `javascript&#x0000A:${RUN}`,
    `view-source:${code}`,
    `feed:${code}`,
    `jar:${code}!/`,
    `data:text/html,<script>${RUN}</script>`,
    `data:text/html;base64,${btoa(`<script>${RUN}</script>`)}`,
    `DATA:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' onload='${RUN}'/>`,
    `data:application/xhtml+xml,<x:script xmlns:x='http://www.w3.org/1999/xhtml'>${RUN}</x:script>`,
    `vbscript:${RUN}`,
    `VBScript:msgbox(1)`,
    `livescript:${RUN}`,
    `mocha:${RUN}`,
    `blob:null/${RUN}`,
    `filesystem:${FOREIGN}/x`,
    `file:///etc/passwd`,
    `intent://hostile.example#Intent;scheme=https;end`,
  ];
  for (const address of spelt) {
    yield `<a href="${address}">a</a>`;
    yield `<img src="${address}">`;
  }
  for (const address of [code, spelt[11] ?? code, `data:text/html,<script>${RUN}</script>`]) {
    for (const holder of [
      `<a href=${address.replace(/\s/g, '')} autofocus>a</a>`,
      `<a HREF='${address}' target=_self>a</a>`,
      `<a xlink:href="${address}">a</a>`,
      `<svg><a xlink:href="${address}"><text y=20>a</text></a></svg>`,
      `<svg><a><set attributeName=href to="${address}" /><text y=20>a</text></a></svg>`,
      `<svg><a><animate attributeName=href values="${address}" /><text y=20>a</text></a></svg>`,
      `<svg><use href="${address}" /></svg>`,
      `<svg><image href="${address}" /></svg>`,
      `<math href="${address}">a</math>`,
      `<math><mtext xlink:href="${address}">a</mtext></math>`,
      `<form action="${address}"><button>a</button></form>`,
      `<form><button formaction="${address}">a</button></form>`,
      `<form><input type=submit formaction="${address}"></form>`,
      `<isindex action="${address}" type=image>`,
      `<iframe src="${address}"></iframe>`,
      `<frameset><frame src="${address}"></frameset>`,
      `<object data="${address}"></object>`,
      `<embed src="${address}">`,
      `<applet code="${address}"></applet>`,
      `<base href="${address}//"><a href="x">a</a>`,
      `<link rel=stylesheet href="${address}">`,
      `<link rel=import href="${address}">`,
      `<body background="${address}">a`,
      `<table background="${address}"><td background="${address}">a`,
      `<input type=image src="${address}">`,
      `<video poster="${address}"></video>`,
      `<video src="${address}" autoplay></video>`,
      `<bgsound src="${address}">`,
      `<q cite="${address}">a</q>`,
      `<blockquote cite="${address}">a</blockquote>`,
      `<map name=m><area shape=default href="${address}"></map><img usemap=#m src=x>`,
      `<meta http-equiv=refresh content="0;url=${address}">`,
    ]) {
      yield holder;
    }
  }
}
