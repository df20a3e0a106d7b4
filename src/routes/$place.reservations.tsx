import { createFileRoute } from '@tanstack/react-router';
import { pages } from '#pages/lazy/lazy-pages.tsx';

export const Route = createFileRoute('/$place/reservations')({ component: pages.ReservationsPage });
