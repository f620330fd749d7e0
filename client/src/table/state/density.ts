import { useStoredText } from './stored-text';

/** Row height of tables: 32, 40 or 52 px. */
export const densities = ['compact', 'regular', 'roomy'] as const;

export type Density = (typeof densities)[number];

/** Size variant of the table recipe for each density. */
export const sizeOfDensity = { compact: 'sm', regular: 'md', roomy: 'lg' } as const satisfies Record<Density, string>;

/** Returns the row density of all tables on this device, and its setter. */
export function useDensity(): [Density, (density: Density) => void] {
  const [storedText, setStoredText] = useStoredText('tableDensity');
  return [densities.find((density) => density === storedText) ?? 'regular', setStoredText];
}
