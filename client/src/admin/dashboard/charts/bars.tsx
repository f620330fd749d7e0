import { Bar, BarChart, CartesianGrid, Cell, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';

/** Bar in a chart. `key` identifies it in click events. */
export interface ChartBar {
  readonly key: string;
  readonly label: string;
  readonly amount: number;
  readonly isPart?: boolean;
}

interface BarsProps {
  readonly bars: readonly ChartBar[];
  /** `lying`: horizontal bars with room for long labels. `standing`: vertical bars that show a trend. */
  readonly direction: 'lying' | 'standing';
  readonly amountLabel: string;
  readonly format: (amount: number) => string;
  /** Formats an amount for the axis, where space is limited. */
  readonly formatShort: (amount: number) => string;
  readonly onChoose: (key: string) => void;
}

const color = (token: string) => `var(--facet-colors-${token})`;
const tick = { fill: color('fg-subtle'), fontSize: 12 };
const axis = { tick, tickLine: false, axisLine: { stroke: color('border') } };

/** Bar chart in the colors of the current theme, without animation. */
export default function Bars({ bars, direction, amountLabel, format, formatShort, onChoose }: BarsProps) {
  const isHorizontal = direction === 'lying';
  const amounts = { ...axis, type: 'number', tickFormatter: formatShort, allowDecimals: false } as const;
  return (
    <ResponsiveContainer width="100%" height="100%">
      <BarChart
        data={[...bars]}
        layout={isHorizontal ? 'vertical' : 'horizontal'}
        margin={{ top: 4, right: 8, bottom: 0, left: 0 }}
        barCategoryGap={isHorizontal ? '30%' : '15%'}
        accessibilityLayer={false}
      >
        <CartesianGrid stroke={color('border')} horizontal={!isHorizontal} vertical={isHorizontal} />
        {isHorizontal ? (
          <>
            <XAxis {...amounts} />
            <YAxis {...axis} type="category" dataKey="label" width={128} interval={0} />
          </>
        ) : (
          <>
            <XAxis {...axis} dataKey="label" minTickGap={16} />
            <YAxis {...amounts} width={56} />
          </>
        )}
        <Tooltip
          cursor={{ fill: color('bg-muted') }}
          isAnimationActive={false}
          formatter={(amount) => [format(Number(amount)), amountLabel]}
          contentStyle={{
            background: color('bg-panel'),
            borderColor: color('border'),
            color: color('fg'),
            fontSize: 13,
          }}
          itemStyle={{ color: color('fg') }}
        />
        <Bar dataKey="amount" isAnimationActive={false} cursor="pointer">
          {bars.map(({ key, isPart }) => (
            <Cell key={key} fill={color(isPart ? 'accent-border' : 'accent')} onClick={() => onChoose(key)} />
          ))}
        </Bar>
      </BarChart>
    </ResponsiveContainer>
  );
}
