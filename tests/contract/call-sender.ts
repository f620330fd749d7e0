import { UserRole } from '../../server/src/kernel/use-cases/context.ts';
import { createPerson, newSession, type Person } from '../support/people.ts';
import type { RestAnswer, TestApp } from '../support/test-app.ts';
import { type DocumentedCall, documentedCalls } from './documented-calls.ts';
import { goodRequests } from './good-requests/index.ts';
import type { GoodRequest, World } from './good-requests/world.ts';

/** The kinds of callers that the contract knows. */
export const personas = ['anonymous', 'shopper', 'agent', 'administrator'] as const;
export type Persona = (typeof personas)[number];

const roles = { shopper: UserRole.USER, agent: UserRole.AGENT, administrator: UserRole.ADMINISTRATOR };

/** Somebody new of a kind; null for the anonymous one. */
export const newcomer = (app: TestApp, persona: Persona): Promise<Person | null> =>
  persona === 'anonymous' ? Promise.resolve(null) : createPerson(app, { role: roles[persona] });

const byName = new Map(documentedCalls().map((call) => [call.name, call]));

let serial = 0;

/** Makes a good request of a documented call for a caller, with everything that it needs. */
export async function goodRequest(
  app: TestApp,
  name: string,
  caller: Person | null,
  administrator: Person,
): Promise<GoodRequest> {
  const make = goodRequests[name];
  if (!make) throw new Error(`tests/contract/good-requests has no request for ${name}`);
  const owner = caller ?? (await createPerson(app));
  const madeBy = async <T>(person: Person, call: string, body?: unknown): Promise<T> => {
    const request = body === undefined ? await goodRequest(app, call, person, administrator) : { body };
    const answer = await send<T>(app, documented(call), request, person.token);
    if (answer.status >= 300) throw new Error(`${call} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const world: World = {
    ...{ app, caller, owner, administrator, serial: ++serial },
    made: (call) => madeBy(administrator, call),
    madeByOwner: (call, body) => madeBy(owner, call, body),
  };
  return make(world);
}

const documented = (name: string): DocumentedCall => {
  const call = byName.get(name);
  if (!call) throw new Error(`${name} is no documented call`);
  return call;
};

/** Calls that end the session of their token, or the token itself. */
const endsToken = new Set(['/api/auth/logout', '/api/users/current/refresh-token']);

/** Sends a request of a documented call. */
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
