/** The field of whom an item is held for, in every dialog that asks. */
export const holderField = { label: 'Held for', hint: 'Empty: for nobody of ours; nobody may buy it.' } as const;

/** The field of when that ends. */
export const holdEndField = {
  name: 'until',
  label: 'Until',
  type: 'datetime-local',
  hint: 'Empty: until somebody ends it.',
  size: 'sm',
  isOptional: true,
} as const;
