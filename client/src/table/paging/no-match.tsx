import { useLoaded } from '../../ui/on-demand';
import type { NoMatchProps } from './open-no-match';

const load = () => import('./open-no-match');

/** In place of rows where no row meets the filters: which of them to loosen, and what that yields. */
export function NoMatch<Query>(props: NoMatchProps<Query>) {
  const Loaded = useLoaded<NoMatchProps<Query>>(load, true);
  return Loaded !== null && <Loaded {...props} />;
}
