import { useNavigate } from 'react-router-dom';
import { ChartSection } from './charts/chart-section';
import { LazyBars } from './charts/lazy-bars';
import { formatShort } from './charts/short-amounts';
import type { Span } from './figures/spans';

interface TrendSectionProps {
  readonly title: string;
  readonly note: string;
  readonly spans: readonly Span[];
  /** What the amounts of a span are, and how they are written. The first one is drawn. */
  readonly amounts: readonly { readonly label: string; readonly format: (amount: number) => string }[];
  /** The list of what a bar counts. */
  readonly hrefOf: (span: Span) => string;
  readonly none: string;
}

/** What happened day by day, or month by month. */
export function TrendSection({ title, note, spans, amounts, hrefOf, none }: TrendSectionProps) {
  const navigate = useNavigate();
  const [drawn] = amounts;
  const isEmpty = spans.every((span) => span.amounts.every((amount) => amount === 0));
  const [first = '', ...others] = amounts.map(({ label }) => label);
  return (
    <ChartSection
      title={title}
      note={note}
      columns={[spans[0]?.from === spans[0]?.to ? 'Day' : 'Month', first, ...others]}
      rows={
        isEmpty
          ? []
          : spans.map((span) => ({
              key: span.from,
              label: span.label,
              href: hrefOf(span),
              cells: amounts.map(({ format }, place) => format(span.amounts[place] ?? 0)),
            }))
      }
      none={none}
      height="240px"
      chart={
        drawn !== undefined && (
          <LazyBars
            bars={spans.map((span) => ({ key: span.from, label: span.label, amount: span.amounts[0] ?? 0 }))}
            direction="standing"
            amountLabel={drawn.label}
            format={drawn.format}
            formatShort={formatShort}
            onChoose={(key) => {
              const span = spans.find(({ from }) => from === key);
              if (span !== undefined) {
                navigate(hrefOf(span));
              }
            }}
          />
        )
      }
    />
  );
}
