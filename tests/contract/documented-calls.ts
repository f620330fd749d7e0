import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Who may make a documented call. */
export type CallAccess = 'public' | 'user' | 'admin';

/** One row of the specification's list of REST calls. */
export interface DocumentedCall {
  /** As in `GET /api/diamonds/{id}`. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly access: CallAccess;
  readonly query: string;
  readonly body: string;
}

const isAccess = (value: string): value is CallAccess => ['public', 'user', 'admin'].includes(value);

/** All REST calls: the 154 of the specification in its order, then what came later. */
export function documentedCalls(): DocumentedCall[] {
  const file = path.join(process.cwd(), 'tests/contract/documented-calls.tsv');
  const [, ...lines] = readFileSync(file, 'utf8').trimEnd().split('\n');
  return lines.map((line) => {
    const [method = '', callPath = '', access = '', query = '', body = ''] = line.split('\t');
    if (!isAccess(access)) throw new Error(`unknown access in: ${line}`);
    return { name: `${method} ${callPath}`, method, path: callPath, access, query, body };
  });
}

/** `/api/users/{id}` in Express's spelling below `/api`: `/users/:id`. */
export const expressPath = (documented: string): string =>
  documented.replace(/^\/api/, '').replace(/\{(\w+)\}/g, ':$1');
