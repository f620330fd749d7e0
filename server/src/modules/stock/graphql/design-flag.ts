/**
 * Filter flag that limits a list to one variant of each design. Only for stock types whose items are variants of
 * designs.
 */
export const designFlag = 'isOneOfEachDesign';

export const designFlagDescription =
  'True: the least expensive matching variant of each design. False: all other variants. Keys without the scope PRICES_READ get FORBIDDEN.';
