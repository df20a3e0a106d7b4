import { expect, test } from 'vitest';
import { configHelp, readConfig } from '../../server/config.ts';

const read = (env: Record<string, string>) => {
  const config = readConfig(env);
  return config.ok ? config.value : config.error;
};

test('config: requires no setting', () => {
  expect(read({})).toMatchObject({
    host: '0.0.0.0',
    port: 8080,
    publicUrl: undefined,
    databaseUrl: undefined,
    logLevel: 'info',
    trustProxy: false,
    demo: true,
    worker: true,
  });
});

test('config: reads settings, and treats empty ones as missing', () => {
  expect(
    read({
      PORT: '5301',
      PUBLIC_URL: 'https://menu.example/',
      DATABASE_URL: 'postgres://tabl@/tabl',
      TRUST_PROXY: 'true',
      DEMO: '0',
      WORKER: '0',
      HOST: '',
      TLS_CERT: 'c.pem',
      TLS_KEY: 'k.pem',
      FRAME_ANCESTORS: 'https://app.example  https://other.example',
    }),
  ).toMatchObject({
    port: 5301,
    host: '0.0.0.0',
    publicUrl: 'https://menu.example',
    databaseUrl: 'postgres://tabl@/tabl',
    trustProxy: 1,
    demo: false,
    worker: false,
    tlsCert: 'c.pem',
    frameAncestors: ['https://app.example', 'https://other.example'],
  });
});

test('config: accepts trusted proxies as a number or as networks', () => {
  for (const [said, read_] of [
    ['0', false],
    ['false', false],
    ['1', 1],
    ['2', 2],
    ['10.0.0.0/8 fd00::/8', ['10.0.0.0/8', 'fd00::/8']],
    ['127.0.0.1', ['127.0.0.1']],
  ] as const)
    expect([said, read({ TRUST_PROXY: said })]).toMatchObject([said, { trustProxy: read_ }]);
  for (const wrong of ['yes', '10', '-1', '10.0.0.0/33', 'proxy.example'])
    expect(JSON.stringify(readConfig({ TRUST_PROXY: wrong }))).toContain('TRUST_PROXY is');
});

test('config: reports all invalid settings at once, each with its remedy and without passwords', () => {
  const problems = read({
    PORT: '80800',
    LOG_LEVEL: 'loud',
    PUBLIC_URL: 'menu.example',
    DATABASE_URL: 'mysql://root:secret@host/db',
    TLS_KEY: 'k.pem',
    DEMO: 'perhaps',
    CLIENT_ID: 'Ünsere',
    HOST: 'not a host',
    FRAME_ANCESTORS: 'app.example/path',
  });
  const names = [
    'PORT',
    'LOG_LEVEL',
    'PUBLIC_URL',
    'DATABASE_URL',
    'TLS_CERT',
    'DEMO',
    'CLIENT_ID',
    'HOST',
    'FRAME_ANCESTORS',
  ];
  expect(problems).toHaveLength(names.length);
  for (const name of names) expect(String(problems)).toContain(name);
  expect(String(problems)).not.toContain('secret');
});

test('config: mail needs a server, a sender address and a public URL, and no password is shown', () => {
  const mail = { SMTP_URL: 'smtps://tabl:hush@mail.example', MAIL_FROM: 'orders@menu.example' };
  expect(read({ ...mail, PUBLIC_URL: 'https://menu.example' })).toMatchObject({
    smtpUrl: mail.SMTP_URL,
    mailFrom: mail.MAIL_FROM,
  });
  expect(read({})).toMatchObject({ smtpUrl: undefined, mailFrom: undefined });
  const wrong = [
    mail,
    { ...mail, MAIL_FROM: 'Tabl <orders@menu.example>', PUBLIC_URL: 'https://menu.example' },
    { ...mail, SMTP_URL: 'https://tabl:hush@mail.example', PUBLIC_URL: 'https://menu.example' },
    { SMTP_URL: mail.SMTP_URL, PUBLIC_URL: 'https://menu.example' },
    { ...mail, SMTP_URL: 'smtps://tabl:hush%hush@mail.example', PUBLIC_URL: 'https://menu.example' },
  ].map(read);
  for (const problems of wrong) {
    expect(problems).toEqual([expect.stringMatching(/SMTP_URL|MAIL_FROM/)]);
    expect(String(problems)).not.toContain('hush');
  }
});

test('config: detects the geocoder by its path, requires an attribution for tiles and shows no key', () => {
  const tiles = { TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png?key=hush', TILES_ATTRIBUTION: '© Map makers' };
  for (const url of [
    'https://map.example/search',
    'https://map.example/v1/search?key=hush',
    'http://10.0.0.2:2322/api',
  ]) {
    expect(read({ GEOCODER_URL: url })).toMatchObject({ geocoderUrl: url });
  }
  expect(read(tiles)).toMatchObject({ tilesUrl: tiles.TILES_URL, tilesAttribution: tiles.TILES_ATTRIBUTION });
  expect(read({})).toMatchObject({ geocoderUrl: undefined, tilesUrl: undefined, privateMap: false });
  const wrong = [
    { GEOCODER_URL: 'https://map.example/?key=hush' },
    { GEOCODER_URL: 'ftp://hush.example/search' },
    { TILES_URL: tiles.TILES_URL },
    { TILES_ATTRIBUTION: tiles.TILES_ATTRIBUTION },
    { ...tiles, TILES_URL: 'https://tiles.example/{z}/{x}.png?key=hush' },
    { ...tiles, TILES_URL: 'https://{x}.hush.example/{z}/{y}.png' },
  ].map(read);
  for (const problems of wrong) {
    expect(problems).toEqual([expect.stringMatching(/GEOCODER_URL|TILES_URL/)]);
    expect(String(problems)).not.toContain('hush');
  }
});

test('config: the help lists every setting with its default', () => {
  for (const name of ['HOST', 'PORT', 'PUBLIC_URL', 'TLS_CERT', 'TLS_KEY', 'DATA_DIR', 'DATABASE_URL', 'LOG_LEVEL']) {
    expect(configHelp()).toMatch(new RegExp(`^  ${name} +\\S`, 'm'));
  }
  expect(configHelp()).toContain('Default: 8080');
});
