import { Connection, type ConnectionOptions, jsonOf, restError } from './connection.ts';
import { type AskOptions, isRepeatable, type TypedDocument } from './document.ts';
import { FacetError, toldError, unreadable } from './errors.ts';
import { Operations } from './generated/operations.ts';

/** Talks to one house as one partner. Holds no connections open and nothing in memory: make as many as you like. */
export class FacetClient extends Operations {
  readonly #connection: Connection;

  constructor(options: ConnectionOptions) {
    super();
    this.#connection = new Connection(options);
  }

  /**
   * Sends a GraphQL operation and answers its data. Throws a FacetError for every error that comes with it; what was
   * answered beside is then in its `data`.
   */
  request<Data, Variables = Record<string, unknown>>(
    document: TypedDocument<Data, Variables> | string,
    ...[variables, options = {}]: GivenFor<Variables>
  ): Promise<Data> {
    return this.#send(document, variables, options);
  }

  /** Calls `GET` of the REST API and hands its answer to `read`. Throws a FacetError for an answer that is an error. */
  get<Answer>(
    path: string,
    { accept = 'application/json', ...options }: AskOptions & { readonly accept?: string },
    read: (response: Response) => Promise<Answer>,
  ): Promise<Answer> {
    return this.#connection.send({ method: 'GET', path, accept }, true, options, async (response) => {
      if (!response.ok) throw await restError(response);
      return read(response);
    });
  }

  protected override async ask<Data, Variables, Name extends keyof Data>(
    document: TypedDocument<Data, Variables>,
    name: Name,
    variables: Variables,
    options: AskOptions = {},
  ): Promise<NonNullable<Data[Name]>> {
    const data = await this.#send(document, variables, options);
    const answer = data[name];
    if (answer == null) {
      throw new FacetError(`${String(name)} was answered with nothing`, { code: 'UNREADABLE_ANSWER', data });
    }
    return answer;
  }

  #send<Data>(document: TypedDocument<Data, never> | string, variables: unknown, options: AskOptions): Promise<Data> {
    const query = document.toString();
    if (query === '[object Object]') {
      throw new TypeError("Give the document as text: have your code generator write texts (documentMode: 'string')");
    }
    return this.#connection.send(
      {
        method: 'POST',
        path: '/graphql',
        accept: 'application/graphql-response+json, application/json;q=0.9',
        body: JSON.stringify({ query, variables }),
      },
      isRepeatable(query, variables),
      options,
      dataOf<Data>,
    );
  }
}

/** Variables may be left out where none has to be given. */
type GivenFor<Variables> =
  Record<string, never> extends Variables
    ? [variables?: Variables, options?: AskOptions]
    : [variables: Variables, options?: AskOptions];

async function dataOf<Data>(response: Response): Promise<Data> {
  const answer = Object(await jsonOf(response));
  const [error] = Array.isArray(answer.errors) ? answer.errors : [];
  if (error) throw toldError(String(error.message), Object(error.extensions), response, answer.data ?? undefined);
  // Before GraphQL is reached, errors are told as REST tells them.
  if (!response.ok) throw toldError(String(answer.message), answer, response);
  if (typeof answer.data !== 'object' || answer.data === null) throw unreadable(response);
  return answer.data;
}
