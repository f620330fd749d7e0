/** Filter flag that limits a list to one variant of each design. Only for stock types whose items are variants of designs. */
export const designFlag = 'isOneOfEachDesign';

export const designFlagDescription =
  'The least expensive variant of each design, of those that meet the rest of the filter; false: all others of these. Not for keys without the scope PRICES_READ: FORBIDDEN.';
