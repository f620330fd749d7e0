import { partOnDemand } from '../../../ui/on-demand';

const OpenMissingNumbers = partOnDemand(
  () => import('./open-missing-numbers'),
  () => null,
);

/** Pasted numbers that are not among the items of the page, and the way to where they may be. */
export function MissingNumbers({ numbers }: { readonly numbers: readonly string[] }) {
  return numbers.length > 0 && <OpenMissingNumbers numbers={numbers} />;
}
