import { type Ajv2020 as Ajv, Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { RestAnswer, TestApp } from '../support/test-app.ts';
import type { DocumentedCall } from './documented-calls.ts';
import type { GoodRequest } from './good-requests/dataset.ts';

/** Schema of the OpenAPI document, limited to the keywords that tests use. */
export interface Schema {
  readonly $ref?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly example?: unknown; readonly schema?: Schema }>>;
}

interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header';
  readonly required: boolean;
  /** False if a list is sent as comma-separated values. */
  readonly explode?: false;
}

/** Operation in the OpenAPI document. */
export interface Operation {
  readonly operationId: string;
  readonly summary?: string;
  readonly tags: readonly string[];
  readonly security: readonly object[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: Content & { readonly required: boolean };
  readonly responses: Readonly<Record<string, Content & { readonly headers?: Readonly<Record<string, object>> }>>;
}

/** OpenAPI document as served by the server. */
export interface OpenApi {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** Validates requests and responses against the OpenAPI document. Each returned line describes one problem. */
export interface ApiDocument {
  readonly json: OpenApi;
  operation(call: DocumentedCall): Operation;
  faultsOfRequest(call: DocumentedCall, request: GoodRequest): string[];
  /** Validates the documented example of the JSON request body. */
  faultsOfExample(call: DocumentedCall): string[];
  faultsOfAnswer(call: DocumentedCall, response: RestAnswer<unknown>): string[];
}

/** Headers that a response does not always contain. */
const sometimes = ['X-Total-Count', 'Warning'];

const pointer = (...parts: string[]): string =>
  `openapi#/${parts.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

export async function readApiDocument(app: TestApp): Promise<ApiDocument> {
  const { body: json } = await app.rest<OpenApi>('GET', '/api/openapi.json');
  const strict = validatorOf(json, { coerceTypes: false });
  // Validates path and query values, which are strings, after type coercion.
  const lenient = validatorOf(json, { coerceTypes: true });

  const operation = ({ method, path, name }: DocumentedCall): Operation => {
    const operation = json.paths[path]?.[method.toLowerCase()];
    if (!operation) throw new Error(`${name} is not in the document`);
    return operation;
  };
  const place = ({ method, path }: DocumentedCall): string[] => ['paths', path, method.toLowerCase()];

  return {
    json,
    operation,
    faultsOfRequest(call, request) {
      const { parameters = [], requestBody } = operation(call);
      const parameterValues: Record<Parameter['in'], Readonly<Record<string, unknown>>> = {
        path: request.params ?? {},
        query: request.query ?? {},
        header: request.headers ?? {},
      };
      const parameterNames = new Set(parameters.map(({ name }) => name.toLowerCase()));
      const unknown = Object.values(parameterValues)
        .flatMap((values) => Object.keys(values))
        .filter((name) => !parameterNames.has(name.toLowerCase()))
        .map((name) => `parameter ${name} is not in the document`);
      const ofParameters = parameters.flatMap((parameter, index) => {
        const { name, required } = parameter;
        const value = parameterValues[parameter.in][parameter.in === 'header' ? name.toLowerCase() : name];
        if (value === undefined) return required ? [`parameter ${name} is missing`] : [];
        const sent = parameter.explode === false ? String(value).split(',') : value;
        return faults(lenient(pointer(...place(call), 'parameters', String(index), 'schema')), { sent }.sent, name);
      });
      const mediaType = request.file === undefined ? 'application/json' : 'multipart/form-data';
      const body = request.body === undefined && request.file === undefined ? undefined : (request.body ?? {});
      if (body === undefined) return [...unknown, ...ofParameters, ...(requestBody?.required ? ['no body'] : [])];
      if (!requestBody?.content?.[mediaType]) return [`does not accept ${mediaType}`];
      const content = pointer(...place(call), 'requestBody', 'content', mediaType, 'schema');
      const sent = request.file === undefined ? body : { file: request.file };
      return [...unknown, ...ofParameters, ...faults(strict(content), sent, 'body')];
    },
    faultsOfExample(call) {
      const json = operation(call).requestBody?.content?.['application/json'];
      if (!json) return [];
      const schema = pointer(...place(call), 'requestBody', 'content', 'application/json', 'schema');
      return faults(strict(schema), json.example, 'example');
    },
    faultsOfAnswer(call, { status, headers, body }) {
      const response = operation(call).responses[String(status)];
      if (!response) return [`status ${status} is not in the document: ${JSON.stringify(body)}`];
      const missing = Object.keys(response.headers ?? {})
        .filter((name) => !sometimes.includes(name) && !headers.has(name))
        .map((name) => `header ${name} is missing`);
      if (!response.content) return body === null ? missing : [...missing, `${status} must not have a body`];
      const mediaType = headers.get('content-type')?.split(';')[0] ?? '';
      if (!response.content[mediaType])
        return [...missing, `the content type of ${status} is ${mediaType || 'missing'}`];
      const isLines = mediaType === 'application/x-ndjson';
      if (mediaType !== 'application/json' && !isLines) return missing;
      const keyword = isLines ? 'x-itemSchema' : 'schema';
      const schema = pointer(...place(call), 'responses', String(status), 'content', mediaType, keyword);
      const values = isLines && Array.isArray(body) ? body : [body];
      return [...missing, ...values.flatMap((value) => faults(strict(schema), value, 'answer'))];
    },
  };
}

function validatorOf(document: OpenApi, options: { coerceTypes: boolean }): (ref: string) => ValidateFunction {
  const ajv: Ajv = new Ajv2020({ ...options, strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema({ ...document, $id: 'openapi' });
  return (ref) => {
    const validate = ajv.getSchema(ref);
    if (!validate) throw new Error(`${ref} is not a schema`);
    return validate;
  };
}

function faults(validate: ValidateFunction, value: unknown, subject: string): string[] {
  if (validate(value)) return [];
  return (validate.errors ?? [])
    .slice(0, 5)
    .map(({ instancePath, message, params }) => `${subject}${instancePath} ${message} ${JSON.stringify(params)}`);
}
