// Elements with event handlers that fire by themselves or when shown, in many spellings.

const ELEMENTS = [
  '<img src=x @>',
  '<image src=x @>',
  '<svg @></svg>',
  '<svg><g @></g></svg>',
  '<svg><animate @ attributeName=x dur=1s /></svg>',
  '<svg><set @ attributeName=x to=1 /></svg>',
  '<svg><animateTransform @ attributeName=transform dur=1s /></svg>',
  '<svg><image href=x @ /></svg>',
  '<svg><foreignObject @><p @>a</p></foreignObject></svg>',
  '<math @><mi>a</mi></math>',
  '<math><mtext @>a</mtext></math>',
  '<body @>a',
  '<html @>a',
  '<frameset @></frameset>',
  '<video src=x autoplay muted @></video>',
  '<video><source src=x @></video>',
  '<audio src=x autoplay @></audio>',
  '<track src=x @>',
  '<details open @><summary>a</summary></details>',
  '<dialog open @>a</dialog>',
  '<marquee @>a</marquee>',
  '<input autofocus @>',
  '<select autofocus @><option>a</select>',
  '<textarea autofocus @></textarea>',
  '<button autofocus popovertarget=p @>a</button>',
  '<form @><input required></form>',
  '<object data=x @></object>',
  '<embed src=x @>',
  '<iframe src=about:blank @></iframe>',
  '<link rel=stylesheet href=x @>',
  '<style @>a{}</style>',
  '<meter value=1 @></meter>',
  '<p tabindex=0 autofocus @>a</p>',
  '<p contenteditable autofocus @>a</p>',
  '<a href=# autofocus @>a</a>',
  '<h2 @>a</h2>',
  '<table @><tr><td @>a</td></tr></table>',
  '<li @>a',
  '<b @>a</b>',
  '<tabl-card @>a</tabl-card>',
] as const;

const EVENTS = [
  'onerror',
  'onload',
  'onfocus',
  'onfocusin',
  'onclick',
  'onmouseover',
  'onpointerenter',
  'onpointerrawupdate',
  'ontouchstart',
  'onwheel',
  'onscroll',
  'onscrollend',
  'ontoggle',
  'onbeforetoggle',
  'onbegin',
  'onend',
  'onrepeat',
  'onstart',
  'onfinish',
  'onbounce',
  'onanimationstart',
  'onanimationcancel',
  'ontransitionrun',
  'onloadstart',
  'oncanplay',
  'ontimeupdate',
  'onpageshow',
  'onpagehide',
  'onhashchange',
  'onmessage',
  'onpopstate',
  'onresize',
  'oninvalid',
  'onsubmit',
  'onselectstart',
  'onbeforeinput',
  'oncontextmenu',
  'onauxclick',
  'oncontentvisibilityautostatechange',
  'onsecuritypolicyviolation',
] as const;

/** Events that fire without user action. */
const BY_ITSELF = [
  ['<img src=x @>', 'onerror'],
  ['<svg @></svg>', 'onload'],
  ['<details open @><summary>a</summary></details>', 'ontoggle'],
  ['<video src=x @></video>', 'onerror'],
  ['<audio src=x @></audio>', 'onerror'],
  ['<video><source src=x @></video>', 'onerror'],
  ['<iframe src=about:blank @></iframe>', 'onload'],
  ['<object data=/nowhere @></object>', 'onerror'],
  ['<style @>a{}</style>', 'onload'],
  ['<link rel=stylesheet href=/nowhere @>', 'onerror'],
  ['<body @>a', 'onpageshow'],
  ['<marquee @>a</marquee>', 'onstart'],
  ['<svg><animate @ attributeName=x dur=1s /></svg>', 'onbegin'],
  ['<input autofocus @>', 'onfocus'],
] as const;

/** One handler in many spellings. */
const spellings = (event: string, run: string): readonly string[] => [
  `${event}=${run}`,
  `${event}="${run}"`,
  `${event.toUpperCase()}='${run}'`,
  `${event}\n=\t${run}`,
  `/${event}=${run}/`,
  `x=y/${event}=${run}`,
  `${event}=&#116;op.__hit=1`,
  `${event}="${run}" ${event}="x"`,
  `"${event}=${run}`,
  `${event}=javascript:${run}`,
];

export function* handlers(run: string): Generator<string> {
  for (const [element, event] of BY_ITSELF) {
    for (const way of spellings(event, run)) yield element.replace('@', way);
  }
  for (const [at, element] of ELEMENTS.entries()) {
    for (const [other, event] of EVENTS.entries()) {
      // Every seventh pair: each element has six events, and each event six elements.
      if ((at * 3 + other) % 7 !== 0) continue;
      const ways = spellings(event, run);
      yield element.replaceAll('@', ways[(at + other) % ways.length] ?? '');
    }
  }
}
