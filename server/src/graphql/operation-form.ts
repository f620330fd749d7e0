import Upload from 'graphql-upload/Upload.mjs';
import { invalid, tooLarge } from '../kernel/errors/errors.ts';
import { refuseExcess } from '../kernel/input/json-limits.ts';
import type { Upload as File } from '../kernel/input/upload.ts';
import type { UploadLimits } from './limits/upload-limits.ts';

type Json = Record<string, unknown>;

/**
 * A GraphQL multipart request (https://github.com/jaydenseric/graphql-multipart-request-spec) while it comes in: the text
 * `operations`, then the text `map` that says which variables its files belong to, then the files.
 */
export class OperationForm {
  #operation: Json | undefined;
  readonly #uploads = new Map<string, { upload: Upload; field: string; maxBytes: number }>();

  constructor(readonly limitsOf: (operation: Json) => UploadLimits) {}

  /** INVALID_REQUEST for a text that is no JSON object, that comes twice or too early, and for more files than the operation takes. */
  text(name: string, value: string): void {
    if (name === 'operations' && !this.#operation) this.#operation = objectIn(name, value);
    else if (name === 'map' && this.#operation && this.#uploads.size === 0)
      this.#place(objectIn(name, value), this.#operation);
    else throw invalid(name, 'is not expected here: operations come first, then map, then the files');
  }

  /** How large a file may be, and the field of the input that it is for. */
  file(name: string): { maxBytes: number; path: string } {
    const { field, maxBytes } = this.#uploads.get(name) ?? {};
    if (field === undefined || maxBytes === undefined)
      throw invalid('map', `does not say what the file ${name} is for`);
    return { maxBytes, path: field };
  }

  /** The operation with its files. INVALID_REQUEST when something of it is missing. */
  complete(files: ReadonlyMap<string, File>): Json {
    if (!this.#operation) throw invalid('operations', 'is missing from the request');
    for (const [name, { upload, field }] of this.#uploads) {
      const file = files.get(name);
      if (!file) throw invalid(field, 'is missing from the request');
      upload.resolve({ ...file, encoding: 'binary' });
    }
    return this.#operation;
  }

  #place(map: Json, operation: Json): void {
    const { maxFiles, maxBytes } = this.limitsOf(operation);
    const places = Object.entries(map).flatMap(([name, paths]) => pathsIn(paths).map((path) => ({ name, path })));
    if (places.length > maxFiles) throw tooLarge('map', `names more files than the operation takes: ${maxFiles}`);
    for (const { name, path } of places) {
      const { upload } = this.#uploads.get(name) ?? { upload: new Upload() };
      const [, variable = '', ...field] = path.split('.');
      this.#uploads.set(name, { upload, maxBytes, field: field.join('.') || variable });
      put(operation, path, upload);
    }
  }
}

function objectIn(name: string, text: string): Json {
  const value = parsed(name, text);
  if (!isObject(value) || Array.isArray(value)) throw invalid(name, 'must be a JSON object');
  refuseExcess(value);
  return value;
}

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid(name, 'is not valid JSON');
  }
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

function pathsIn(paths: unknown): string[] {
  if (!Array.isArray(paths) || !paths.every((path) => typeof path === 'string')) {
    throw invalid('map', 'must name a list of paths for each file');
  }
  return paths;
}

/** Puts an upload in the place of a null in the variables. What is no own property is no place. */
function put(operation: Json, path: string, upload: Upload): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let at: unknown = operation;
  for (const key of keys) at = isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined;
  const isPlace = isObject(at) && (!Object.hasOwn(at, last) || at[last] === null);
  if (keys[0] !== 'variables' || !isPlace) throw invalid('map', `leads to no variable: ${path}`);
  Object.defineProperty(at, last, { value: upload, enumerable: true });
}
