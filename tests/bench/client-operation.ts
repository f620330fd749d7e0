import { globSync, readFileSync } from 'node:fs';
import { parse, print, separateOperations } from 'graphql';

/** Returns the text of a GraphQL operation of the client by the operation's name. */
export function clientOperation(name: string): string {
  const files = globSync('client/src/**/*.graphql').map((file) => readFileSync(file, 'utf8'));
  const document = separateOperations(parse(files.join('\n')))[name];
  if (!document) throw new Error(`the client has no operation ${name}`);
  return print(document);
}
