import { createFileRoute } from '@tanstack/react-router';
import { ScanPage } from '#pages/table/scan-page.tsx';

export const Route = createFileRoute('/$place/t/$token')({ component: Scan });

function Scan() {
  const { place, token } = Route.useParams();
  return <ScanPage placeSlug={place} code={token} />;
}
