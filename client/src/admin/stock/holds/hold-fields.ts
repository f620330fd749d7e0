/** The field of whom an item is held for, in every dialog that asks. */
export const holderField = { label: 'Held for', hint: 'Leave empty to reserve it for no customer.' } as const;

/** The field of when that ends. */
export const holdEndField = {
  name: 'until',
  label: 'Until',
  type: 'datetime-local',
  hint: 'Leave empty for no end date.',
  size: 'sm',
  isOptional: true,
} as const;
