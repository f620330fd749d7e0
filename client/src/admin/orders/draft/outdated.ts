/** How an amount looks whose new value is on its way: still to be read, by everybody, and so never faded. */
export const outdated = { color: 'fg.muted', 'aria-busy': true } as const;
