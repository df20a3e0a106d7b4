// Web Push in a real browser: notifications of the worker, and the page's true account of what is possible.
import { checkAccessibility } from '../support/accessibility.ts';
import { another, openPage, signIn } from '../support/staff.ts';
import { expect, ownPlace, test } from '../support/test.ts';

test.use(ownPlace());

test('push: the worker shows a push without an open page, and the page says why push is unavailable here @deep', async ({
  house,
  baseURL,
}) => {
  const phone = await another(house, { permissions: ['notifications'] });
  await signIn(phone, house, 'Мария', 'WAITER');
  await openPage(phone, 'Известия и вход');
  const page = phone.getByTestId('staff-notifications');
  // The journey's server has no public address.
  await expect(page).toHaveAttribute('data-standing', 'server');
  await expect(page).toContainText('Известията още не са настроени за това заведение');
  await checkAccessibility(phone);

  // A worker that is still activating gets no push.
  await phone.waitForFunction(async () => (await navigator.serviceWorker.ready).active?.state === 'activated');
  const cdp = await phone.context().newCDPSession(phone);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [first] = registrations;
      if (first) resolve(first.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const notice = { title: 'Невен', body: 'Маса 7 вика сервитьор', language: 'bg', tag: 'call 7' };
  const registrationId = await registered;
  // A worker being replaced loses a push, so it is sent again, as push services do.
  const deliver = () =>
    cdp.send('ServiceWorker.deliverPushMessage', {
      origin: baseURL ?? '',
      registrationId,
      data: JSON.stringify({ ...notice, path: `/${house.place}/staff/tables` }),
    });
  const shown = async () => {
    await deliver();
    return phone.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      return (await registration.getNotifications()).map(({ title, body, lang }) => `${lang} ${title}: ${body}`);
    });
  };
  await expect.poll(shown).toEqual(['bg Невен: Маса 7 вика сервитьор']);
});
