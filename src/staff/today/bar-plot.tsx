// The bars of a chart; the chart library loads with the first chart.
import { Bar, BarChart, LabelList, ResponsiveContainer, XAxis, YAxis } from 'recharts';

export interface ChartBar {
  readonly key: string;
  /** Label below the bar and in the table. */
  readonly label: string;
  readonly head: string;
  readonly now: number;
  readonly before: number;
  /** Texts of an amount: above the bar, and in the table; absent: the numbers themselves. */
  readonly texts?: { readonly top: string; readonly now: string; readonly before: string };
}

const topOf = ({ now, texts }: ChartBar): string => texts?.top ?? (now > 0 ? String(now) : '');

const LABELS = { fill: 'var(--ink)', fontSize: 14, fontWeight: 640 };
const TICKS = { fill: 'var(--ink-2)', fontSize: 14 };
const ROUND = [4, 4, 0, 0] as const;

/** Counts in front of the pale, slightly wider bars of a week ago. */
export const BarPlot = ({ bars }: { readonly bars: readonly ChartBar[] }) => (
  <ResponsiveContainer width="100%" height="100%">
    <BarChart data={[...bars]} margin={{ top: 24, right: 0, bottom: 0, left: 0 }} accessibilityLayer={false}>
      <XAxis dataKey="label" tick={TICKS} tickLine={false} axisLine={false} interval="preserveStartEnd" />
      {/* Bars of one axis stand side by side, so the pale ones behind have their own axis. */}
      <XAxis dataKey="label" xAxisId="before" hide />
      <YAxis hide allowDecimals={false} domain={[0, 'dataMax']} />
      <Bar
        dataKey="before"
        xAxisId="before"
        fill="var(--press)"
        maxBarSize={46}
        radius={[...ROUND]}
        isAnimationActive={false}
      />
      <Bar dataKey="now" fill="var(--ink)" maxBarSize={28} radius={[...ROUND]} isAnimationActive={false}>
        <LabelList dataKey={topOf} position="top" style={LABELS} />
      </Bar>
    </BarChart>
  </ResponsiveContainer>
);
