import { useDiamondColorsQuery } from '../../graphql/generated/hooks';
import type { ListedColor } from './filters/diamond-filter';

const noColors: readonly ListedColor[] = [];

/** The colours of the reference lists; `null` until they are read. */
export function useListedColors(): readonly ListedColor[] | null {
  const { data, error } = useDiamondColorsQuery();
  // Without them only hues cannot be told apart.
  return data?.referenceLists?.colors ?? (error === undefined ? null : noColors);
}
