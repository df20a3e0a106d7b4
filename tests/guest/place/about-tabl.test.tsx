// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AboutTablScreen } from '#guest/place/about-tabl-screen.tsx';
import { PACKAGES } from '#guest/place/packages.ts';
import { dependencies } from '../../../package.json';
import { renderScreen } from '../../support/render-screen.tsx';

const manifests = import.meta.glob<{ name: string; license: string }>(
  ['../../../node_modules/*/package.json', '../../../node_modules/@*/*/package.json'],
  { import: 'default' },
);

/** A package whose manifest lacks a licence, with the licence from its file. */
const NAMED: Readonly<Record<string, string>> = { 'dejavu-fonts-ttf': 'Bitstream-Vera' };

test('about tabl: lists the installed packages, each with its licence [S2.11]', async () => {
  const installed = await Promise.all(
    Object.keys(dependencies).map(async (name) => {
      const manifest = await manifests[`../../../node_modules/${name}/package.json`]?.();
      return `${name}: ${NAMED[name] ?? manifest?.license.replace(/^\((.*)\)$/, '$1')}`;
    }),
  );
  const told = PACKAGES.flatMap(({ licence, names }) => names.map((name) => `${name}: ${licence}`));
  expect(told.toSorted()).toEqual(installed.toSorted());
});

test('about tabl: names the build, the offline features and the data kept on the device [S2.11]', () => {
  renderScreen(<AboutTablScreen version="2026-11-21-abc" worksOffline privacyHref="/neven/custom-terms#privacy" />);
  expect(screen.getByText('2026-11-21-abc')).toBeDefined();
  expect(screen.getByText(/once and never twice/)).toBeDefined();
  expect(screen.getByRole('heading', { name: 'What is kept on this device' })).toBeDefined();
  expect(screen.getByRole('link', { name: /privacy/ }).getAttribute('href')).toBe('/neven/custom-terms#privacy');
});

test('about tabl: makes no storage promise on a device without storage [S2.11]', () => {
  renderScreen(<AboutTablScreen version="1" worksOffline={false} privacyHref="/x" />);
  expect(screen.queryByText(/once and never twice/)).toBeNull();
  expect(screen.getByText(/This app needs a connection here/)).toBeDefined();
});
