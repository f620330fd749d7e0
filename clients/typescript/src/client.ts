import { Connection, type ConnectionOptions, jsonOf, restError } from './connection.ts';
import { type AskOptions, isRepeatable, type TypedDocument } from './document.ts';
import { errorFromResponse, FacetError, unreadable } from './errors.ts';
import { Operations } from './generated/operations.ts';

/**
 * Client for one server and one API key. It has no open connections and no state, so you can create as many clients
 * as you like.
 */
export class FacetClient extends Operations {
  readonly #connection: Connection;

  constructor(options: ConnectionOptions) {
    super();
    this.#connection = new Connection(options);
  }

  /**
   * Sends a GraphQL operation and returns its data. Throws a FacetError if the response has errors; its `data` then
   * contains the partial data.
   */
  request<Data, Variables = Record<string, unknown>>(
    document: TypedDocument<Data, Variables> | string,
    ...[variables, options = {}]: ArgumentsFor<Variables>
  ): Promise<Data> {
    return this.#send(document, variables, options);
  }

  /**
   * Sends a `GET` request to the REST API and passes the response to `read`. Throws a FacetError for an error response.
   */
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
    const result = data[name];
    if (result == null) {
      throw new FacetError(`The response has no ${String(name)}`, { code: 'UNREADABLE_ANSWER', data });
    }
    return result;
  }

  #send<Data>(document: TypedDocument<Data, never> | string, variables: unknown, options: AskOptions): Promise<Data> {
    const query = document.toString();
    if (query === '[object Object]') {
      throw new TypeError("The document must be a string. Configure your code generator with documentMode: 'string'.");
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

/** The variables argument is optional if no variable is required. */
type ArgumentsFor<Variables> =
  Record<string, never> extends Variables
    ? [variables?: Variables, options?: AskOptions]
    : [variables: Variables, options?: AskOptions];

async function dataOf<Data>(response: Response): Promise<Data> {
  const body = Object(await jsonOf(response));
  const [error] = Array.isArray(body.errors) ? body.errors : [];
  if (error) throw errorFromResponse(String(error.message), Object(error.extensions), response, body.data ?? undefined);
  // Errors that occur before the request reaches the GraphQL layer use the REST error format.
  if (!response.ok) throw errorFromResponse(String(body.message), body, response);
  if (typeof body.data !== 'object' || body.data === null) throw unreadable(response);
  return body.data;
}
