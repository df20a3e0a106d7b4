import { NotFoundPage } from './-not-found-page.tsx';

/** Its address is laid out; the page itself comes next. */
export const CustomTermsPage = NotFoundPage;
