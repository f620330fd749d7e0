import { matchPath } from 'react-router-dom';
import type { AppRoute } from '../../site/app-route';

type NamedRoute = Pick<AppRoute, 'path' | 'parameters'>;

/**
 * What a page is called when it is counted: its path, in which what only the data knows keeps its name
 * (`/diamond/:stockNumber`). `null`: there is no such page.
 */
export function pageNameOf(pathname: string, routes: readonly NamedRoute[]): string | null {
  for (const { path, parameters = {} } of routes) {
    const match = matchPath(path, pathname);
    if (match === null) {
      continue;
    }
    const isKnown = Object.entries(parameters).every(([name, values]) => values.includes(match.params[name] ?? ''));
    // Of the back office only that it was visited.
    const name = path
      .replace(/\/\*$/, '')
      .replace(/:(\w+)/g, (part, key: string) => (parameters[key] ? (match.params[key] ?? part) : part));
    return isKnown ? name : null;
  }
  return null;
}
