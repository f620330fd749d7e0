import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Callers allowed to make a documented call. */
export type CallAccess = 'public' | 'user' | 'admin';

/** Row in the specification's list of REST calls. */
export interface DocumentedCall {
  /** Method and path of the call, such as `GET /api/diamonds/{id}`. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly access: CallAccess;
  readonly query: string;
  readonly body: string;
}

const isAccess = (value: string): value is CallAccess => ['public', 'user', 'admin'].includes(value);

/** Returns all REST calls: first the 154 calls of the specification in its order, then those added later. */
export function documentedCalls(): DocumentedCall[] {
  const file = path.join(process.cwd(), 'tests/contract/documented-calls.tsv');
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [method = '', callPath = '', access = '', query = '', body = ''] = line.split('\t');
    if (!isAccess(access)) throw new Error(`unknown access in: ${line}`);
    return { name: `${method} ${callPath}`, method, path: callPath, access, query, body };
  });
}

/** Converts a documented path such as `/api/users/{id}` to the path of the Express route, `/users/:id`. */
export const expressPath = (documented: string): string =>
  documented.replace(/^\/api/, '').replace(/\{(\w+)\}/g, ':$1');
