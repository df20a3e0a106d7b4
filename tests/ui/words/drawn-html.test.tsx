// @vitest-environment jsdom
import { act, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { loadSafeHtml, SafeHtml } from '#ui/words/safe-html.tsx';

test('drawn HTML: hydrates without an error when the sanitizer was loaded before', async () => {
  const page = <SafeHtml html="<p>Soup <b>and</b> bread</p>" lang="de" />;
  const drawn = document.createElement('div');
  drawn.innerHTML = renderToString(page);
  await loadSafeHtml();
  const errors: unknown[] = [];
  const root = await act(async () => hydrateRoot(drawn, page, { onRecoverableError: (error) => errors.push(error) }));
  await waitFor(() => expect(drawn.querySelector('b')?.textContent).toBe('and'));
  expect(errors).toEqual([]);
  await act(async () => root.unmount());
});
