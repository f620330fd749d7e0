import Upload from 'graphql-upload/Upload.mjs';
import { invalid, tooLarge } from '../kernel/errors/errors.ts';
import { refuseExcess } from '../kernel/input/json-limits.ts';
import type { Upload as File } from '../kernel/input/upload.ts';
import type { UploadLimits } from './limits/upload-limits.ts';

type Json = Record<string, unknown>;

/**
 * GraphQL multipart request (https://github.com/jaydenseric/graphql-multipart-request-spec) that is being received.
 * Its parts are the field `operations`, then the field `map`, which assigns files to variables, then the files.
 */
export class OperationForm {
  #operation: Json | undefined;
  readonly #uploads = new Map<string, { upload: Upload; field: string; maxBytes: number }>();

  constructor(readonly limitsOf: (operation: Json) => UploadLimits) {}

  /**
   * Reads a text field. Throws INVALID_REQUEST if the text is not a JSON object or the field is repeated or out of
   * order. Also throws if there are more files than the operation accepts.
   */
  text(name: string, value: string): void {
    if (name === 'operations' && !this.#operation) this.#operation = objectIn(name, value);
    else if (name === 'map' && this.#operation && this.#uploads.size === 0)
      this.#place(objectIn(name, value), this.#operation);
    else throw invalid(name, 'is not allowed here: send operations first, then map, then the files');
  }

  /** Returns the maximum size of a file and the path of its input field. */
  file(name: string): { maxBytes: number; path: string } {
    const { field, maxBytes } = this.#uploads.get(name) ?? {};
    if (field === undefined || maxBytes === undefined)
      throw invalid('map', `must assign the file ${name} to a variable`);
    return { maxBytes, path: field };
  }

  /** Returns the operation with its files. Throws INVALID_REQUEST if a part is missing. */
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
    const uploadPaths = Object.entries(map).flatMap(([name, paths]) => pathsIn(paths).map((path) => ({ name, path })));
    if (uploadPaths.length > maxFiles) throw tooLarge('map', `must have at most ${maxFiles} files`);
    for (const { name, path } of uploadPaths) {
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
    throw invalid('map', 'must have a list of paths for each file');
  }
  return paths;
}

/** Replaces a null value in the variables with an upload. Paths may contain only own properties. */
function put(operation: Json, path: string, upload: Upload): void {
  const keys = path.split('.');
  const last = keys.pop() ?? '';
  let at: unknown = operation;
  for (const key of keys) at = isObject(at) && Object.hasOwn(at, key) ? at[key] : undefined;
  const isPlace = isObject(at) && (!Object.hasOwn(at, last) || at[last] === null);
  if (keys[0] !== 'variables' || !isPlace) throw invalid('map', `is not the path of a variable: ${path}`);
  Object.defineProperty(at, last, { value: upload, enumerable: true });
}
