/** Top margin that aligns a button with the input of an adjacent field. Equals the height of the field's label. */
export const belowLabel = 'calc({spacing.4} + {spacing.1})';
