import { useLoaded } from '../../ui/on-demand';
import type { NoMatchProps } from './open-no-match';

const load = () => import('./open-no-match');

/** Empty state shown if no row matches the filters. Suggests filters to remove. */
export function NoMatch<Query>(props: NoMatchProps<Query>) {
  const Loaded = useLoaded<NoMatchProps<Query>>(load, true);
  return Loaded !== null && <Loaded {...props} />;
}
