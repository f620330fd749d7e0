import { useStoredText } from './stored-text';

/** Height of a table's rows: 32, 40 or 52 px. */
export const densities = ['compact', 'regular', 'roomy'] as const;

export type Density = (typeof densities)[number];

/** The table recipe's size for each density. */
export const sizeOfDensity = { compact: 'sm', regular: 'md', roomy: 'lg' } as const satisfies Record<Density, string>;

/** The density that the user chose for all tables on this device, and the way to choose another. */
export function useDensity(): [Density, (density: Density) => void] {
  const [kept, keep] = useStoredText('tableDensity');
  return [densities.find((density) => density === kept) ?? 'regular', keep];
}
