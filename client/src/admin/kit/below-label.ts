/** Top margin that aligns a button with the input of a field beside it: the height of the label. */
export const belowLabel = 'calc({spacing.4} + {spacing.1})';
