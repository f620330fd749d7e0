/** Puts a button beside a field in line with the field's box: as far down as the label takes. */
export const belowLabel = 'calc({spacing.4} + {spacing.1})';
