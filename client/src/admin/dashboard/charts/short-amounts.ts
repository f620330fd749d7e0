const short = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });

/** `1.2M`, `950`: for the axis of a chart. */
export const formatShort = (amount: number): string => short.format(amount);
