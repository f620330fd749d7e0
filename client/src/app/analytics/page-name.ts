import { matchPath } from 'react-router-dom';
import type { AppRoute } from '../../site/app-route';

type NamedRoute = Pick<AppRoute, 'path' | 'parameters'>;

/**
 * Returns the page name for analytics: the route path. Parameters that have a fixed list of values are replaced with
 * the value; others remain, as in `/diamond/:stockNumber`. Null if there is no such page.
 */
export function pageNameOf(pathname: string, routes: readonly NamedRoute[]): string | null {
  for (const { path, parameters = {} } of routes) {
    const match = matchPath(path, pathname);
    if (match === null) {
      continue;
    }
    const isKnown = Object.entries(parameters).every(([name, values]) => values.includes(match.params[name] ?? ''));
    // Reports all back-office pages under one name.
    const name = path
      .replace(/\/\*$/, '')
      .replace(/:(\w+)/g, (part, key: string) => (parameters[key] ? (match.params[key] ?? part) : part));
    return isKnown ? name : null;
  }
  return null;
}
