// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LanguageTool } from '#shared/language/language-tool.tsx';
import { renderScreen } from '../../support/render-screen.tsx';

const order = vi.hoisted((): string[] => []);
vi.mock('#shared/tabl-context.tsx', () => ({
  useIsOnline: () => true,
  useLanguage: () => ({ language: 'en', choose: async (language: string) => void order.push(`${language} chosen`) }),
}));

test('language tool: the texts of the open screens are loaded before the language changes', async () => {
  const load = async (language: string) => {
    await new Promise((resolve) => setTimeout(resolve, 10));
    order.push(`${language} loaded`);
  };
  renderScreen(<LanguageTool device="phone" load={load} />);
  await userEvent.click(screen.getByRole('button', { name: /Language/ }));
  await userEvent.click(await screen.findByText('Deutsch'));
  await vi.waitFor(() => expect(order).toEqual(['de loaded', 'de chosen']));
});
