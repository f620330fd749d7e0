import type { Route } from '../kernel/transport/route.ts';
import { type RequestParts, requestOf } from '../rest/openapi/request.ts';
import { type Failure, failuresOf } from '../rest/openapi/responses.ts';
import { sectionOf } from '../rest/openapi/sections.ts';
import { contents, table } from './blocks.ts';
import { exchangesText, type Recording } from './exchanges.ts';

/**
 * Describes the calls that API keys can use, by section. Each description contains the parameters, a request, a
 * response and an error.
 */
export function callsText(routes: readonly Route[], recording: Recording): string {
  const open = routes.filter(({ rule }) => rule.keys !== undefined);
  const sections = [...new Set(open.map(({ path }) => sectionOf(path)))];
  const routesOf = (section: string) => open.filter(({ path }) => sectionOf(path) === section);
  return [
    contents(sections.map((section) => [section, routesOf(section).map(nameOf)])),
    ...sections.flatMap((section) => [
      `### REST: ${section}`,
      ...routesOf(section).map((route) => callText(route, recording)),
    ]),
  ].join('\n\n');
}

function callText(route: Route, { rest }: Recording): string {
  const request = requestOf(route);
  const { keys } = route.rule;
  const failures = failuresOf(route, request)
    .filter(isSpecific)
    .sort((a, b) => a.status - b.status)
    .map(({ code, status }) => `${status} \`${code}\``);
  const call = rest[nameOf(route)];
  return [
    `#### ${nameOf(route)}`,
    `${route.describes.summary} ${keys === 'every' ? 'Available to every API key.' : `Requires the scope \`${keys}\`.`}`,
    ...parametersText(request),
    ...(failures.length > 0 ? [`Errors: ${[...new Set(failures)].join(', ')}.`] : []),
    ...(call ? exchangesText(call) : []),
  ].join('\n\n');
}

/** Statuses that every call can return. The reference describes them only once. */
const commonStatuses = new Set([400, 401, 403, 413, 415, 429, 500, 503]);

const isSpecific = ({ status }: Failure): boolean => !commonStatuses.has(status);

const nameOf = ({ method, path }: Route): string => `${method.toUpperCase()} /api${path.replace(/:(\w+)/g, '{$1}')}`;

/** Parameters of all list calls. The reference describes them only once. */
const isOfLists = new Set(['page', 'pageSize', 'If-None-Match']);

function parametersText({ parameters }: RequestParts): string[] {
  const callParameters = parameters.filter(({ name }) => !isOfLists.has(name));
  const rows = callParameters.map(({ name, in: location, required, description = '' }) => [
    `\`${name}\``,
    required ? `${location}, required` : location,
    description,
  ]);
  return [
    ...(rows.length > 0 ? [table(['Parameter', 'In', 'Meaning'], rows)] : []),
    ...(callParameters.length < parameters.length
      ? ['Takes `page`, `pageSize` and `If-None-Match` ([Pagination](/partners#pagination)).']
      : []),
  ];
}
