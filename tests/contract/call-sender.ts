import { UserRole } from '../../server/src/kernel/use-cases/context.ts';
import { createPerson, newSession, type Person } from '../support/people.ts';
import type { RestAnswer, TestApp } from '../support/test-app.ts';
import { type DocumentedCall, documentedCalls } from './documented-calls.ts';
import type { Dataset, GoodRequest } from './good-requests/dataset.ts';
import { goodRequests } from './good-requests/index.ts';

/** Kinds of callers in the contract tests. */
export const personas = ['anonymous', 'shopper', 'agent', 'administrator'] as const;
export type Persona = (typeof personas)[number];

const roles = { shopper: UserRole.USER, agent: UserRole.AGENT, administrator: UserRole.ADMINISTRATOR };

/** Creates a user of the given kind. Returns null for an anonymous caller. */
export const newcomer = (app: TestApp, persona: Persona): Promise<Person | null> =>
  persona === 'anonymous' ? Promise.resolve(null) : createPerson(app, { role: roles[persona] });

const byName = new Map(documentedCalls().map((call) => [call.name, call]));

let serial = 0;

/** Returns a valid request for a documented call, after creating all records that the request needs. */
export async function goodRequest(
  app: TestApp,
  name: string,
  caller: Person | null,
  administrator: Person,
): Promise<GoodRequest> {
  const make = goodRequests[name];
  if (!make) throw new Error(`tests/contract/good-requests contains no request for ${name}`);
  const owner = caller ?? (await createPerson(app));
  const createAs = async <T>(person: Person, call: string, body?: unknown): Promise<T> => {
    const request = body === undefined ? await goodRequest(app, call, person, administrator) : { body };
    const response = await send<T>(app, documented(call), request, person.token);
    if (response.status >= 300)
      throw new Error(`${call} returned ${response.status}: ${JSON.stringify(response.body)}`);
    return response.body;
  };
  const dataset: Dataset = {
    ...{ app, caller, owner, administrator, serial: ++serial },
    create: (call) => createAs(administrator, call),
    createByOwner: (call, body) => createAs(owner, call, body),
  };
  return make(dataset);
}

const documented = (name: string): DocumentedCall => {
  const call = byName.get(name);
  if (!call) throw new Error(`${name} is not a documented call`);
  return call;
};

/** Calls that invalidate the caller's session or token. */
const endsToken = new Set(['/api/auth/logout', '/api/users/current/refresh-token']);

/** Sends a request for a documented call and returns the response. */
export function send<T>(
  app: TestApp,
  { method, path }: DocumentedCall,
  { params = {}, query, body, file, headers = {} }: GoodRequest,
  token: string | null,
): Promise<RestAnswer<T>> {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
  const form = file === undefined ? undefined : new FormData();
  form?.set('file', new Blob([file ?? '']), 'file.csv');
  return app.rest<T>(method, query ? `${filled}?${new URLSearchParams(query)}` : filled, {
    ...{ token: endsToken.has(path) ? newSession(app, token) : token, body, form },
    headers: { ...headers },
  });
}
