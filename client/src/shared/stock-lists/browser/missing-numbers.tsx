import { partOnDemand } from '../../../ui/on-demand';

const OpenMissingNumbers = partOnDemand(
  () => import('./open-missing-numbers'),
  () => null,
);

/** Notice that lists the pasted numbers without a match on the page, with a link that searches all stock for them. */
export function MissingNumbers({ numbers }: { readonly numbers: readonly string[] }) {
  return numbers.length > 0 && <OpenMissingNumbers numbers={numbers} />;
}
