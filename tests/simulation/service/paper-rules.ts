// Guarantees of papers: each ticket once, all lines at their stations, and a void for a cancelled order.
import type { PaperContent } from '../../../server/jobs/printing/paper-content.ts';
import type { PrintJob } from '../../../server/store/printing/print-jobs.ts';
import type { Violation } from '../checker.ts';
import { STATIONS, stationOfDish } from '../venue.ts';
import type { ServiceEnd } from './service-checker.ts';

const short = (id: string): string => id.slice(-4);

const dishesOn = (job: PrintJob): readonly number[] => {
  const content = JSON.parse(job.content) as PaperContent;
  return content.kind === 'ticket' || content.kind === 'void' ? content.lines.map(({ productId }) => productId) : [];
};

/** Staff were asked about the paper, and must check the kitchen themselves. */
const isTold = ({ shift }: ServiceEnd, job: PrintJob): boolean =>
  shift.of('printer.paper').some(({ payload }) => payload.printer === job.printer && payload.job === job.id);

export function* paperRules(end: ServiceEnd): Iterable<Violation> {
  const { shift, out, dishOf } = end;
  for (const { orderId, payload } of shift.of('order.placed')) {
    const id = orderId ?? '';
    for (const station of STATIONS) {
      const lines = payload.lines.filter(({ productId }) => stationOfDish(dishOf(productId)) === station);
      const tickets = (jobs: readonly PrintJob[]) =>
        jobs.filter(
          (job) => job.orderId === id && job.station === station && job.kind === 'ticket' && job.copyOf === undefined,
        );
      const printed = tickets(out.map(({ job }) => job));
      if (printed.length > 1)
        yield {
          kind: 'ticket printed twice',
          what: `${short(id)} at the ${station}: ${printed.length} without a mark`,
        };
      const [first] = [...printed, ...tickets(shift.jobs).filter((job) => isTold(end, job))];
      if (lines.length > 0 && !first)
        yield { kind: 'ticket not printed', what: `${short(id)} at the ${station}, and nobody was told` };
      else if (first && String(dishesOn(first)) !== String(lines.map(({ productId }) => productId))) {
        yield { kind: 'line lost', what: `${short(id)} at the ${station}: the ticket names other dishes` };
      }
    }
  }
  for (const { orderId, at, payload } of shift.of('order.status')) {
    if (payload.to !== 'rejected') continue;
    const held = out.filter(({ job, at: when }) => job.orderId === orderId && job.kind === 'ticket' && when <= at);
    for (const printer of new Set(held.map(({ job }) => job.printer))) {
      const isVoid = (job: PrintJob) => job.orderId === orderId && job.kind === 'void' && job.printer === printer;
      if (out.some(({ job }) => isVoid(job)) || shift.jobs.some((job) => isVoid(job) && isTold(end, job))) continue;
      yield { kind: 'void not told', what: `${short(orderId ?? '')} is off, and the ${printer} did not print it` };
    }
  }
}
