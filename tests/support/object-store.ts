import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** Running S3-compatible object store for tests. */
export interface ObjectStore {
  readonly url: string;
  stop(): Promise<void>;
}

interface StoredObject {
  readonly bytes: Buffer;
  readonly type: string;
  readonly modified: Date;
}

const errorOf = (code: string) => `<?xml version="1.0"?><Error><Code>${code}</Code></Error>`;

/** Returns the list of the objects in a bucket whose names start with `prefix` and have no further slash. */
function listOf(names: readonly string[], bucket: string, prefix: string): string {
  const start = `${bucket.replace(/\/$/, '')}/`;
  const keys = names.filter((name) => name.startsWith(start)).map((name) => name.slice(start.length));
  const listed = keys.filter((key) => key.startsWith(prefix) && !key.slice(prefix.length).includes('/'));
  const contents = listed.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('');
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${contents}</ListBucketResult>`;
}

/** Parses a Range header and returns the first and the last byte. Returns null if the range is not satisfiable. */
function rangeOf(header: string, size: number): readonly [first: number, last: number] | null {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header) ?? [];
  if (first === '') return [Math.max(0, size - Number(last)), size - 1];
  return Number(first) < size ? [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)] : null;
}

/** Returns a handler of uploads in parts. It returns false if a request is not part of such an upload. */
function uploadsInParts(objects: Map<string, StoredObject>) {
  const uploads = new Map<string, Map<number, Buffer>>();
  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const { pathname: name, searchParams } = new URL(request.url ?? '', 'http://localhost');
    if (request.method === 'POST' && searchParams.has('uploads')) {
      const id = `upload-${uploads.size + 1}`;
      uploads.set(id, new Map());
      response.end(`<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`);
      return true;
    }
    const id = searchParams.get('uploadId') ?? '';
    const parts = uploads.get(id);
    if (!parts) return false;
    const content = await buffer(request);
    response.setHeader('etag', '"part"');
    if (request.method === 'PUT') {
      parts.set(Number(searchParams.get('partNumber')), content);
      response.end();
      return true;
    }
    uploads.delete(id);
    if (request.method === 'POST') {
      const bytes = Buffer.concat([...parts].sort(([a], [b]) => a - b).map(([, part]) => part));
      objects.set(name, { bytes, type: 'binary/octet-stream', modified: new Date() });
    }
    response.end('<CompleteMultipartUploadResult/>');
    return true;
  };
}

/**
 * Starts an in-memory object store with the S3 operations that the server uses: PUT, GET with ranges, HEAD and DELETE
 * of objects, uploads in parts, and lists of objects. Accepts any credentials. Replaces the S3 servers on npm, which are no longer maintained.
 */
export async function startObjectStore(): Promise<ObjectStore> {
  const objects = new Map<string, StoredObject>();
  const acceptParts = uploadsInParts(objects);
  const server = createServer(async (request, response) => {
    const { pathname: name, searchParams } = new URL(request.url ?? '', 'http://localhost');
    if (searchParams.has('list-type')) {
      response.writeHead(200, { 'content-type': 'application/xml' });
      response.end(listOf([...objects.keys()], name, searchParams.get('prefix') ?? ''));
      return;
    }
    if (await acceptParts(request, response)) return;
    if (request.method === 'PUT') {
      const type = request.headers['content-type'] ?? 'binary/octet-stream';
      objects.set(name, { bytes: await buffer(request), type, modified: new Date() });
      response.end();
      return;
    }
    if (request.method === 'DELETE') {
      objects.delete(name);
      response.writeHead(204).end();
      return;
    }
    const object = objects.get(name);
    if (!object) {
      response.writeHead(404, { 'content-type': 'application/xml' }).end(errorOf('NoSuchKey'));
      return;
    }
    const { bytes, type, modified } = object;
    const headers = { 'content-type': type, 'accept-ranges': 'bytes', 'last-modified': modified.toUTCString() };
    const { range } = request.headers;
    if (request.method === 'HEAD' || range === undefined) {
      response.writeHead(200, { ...headers, 'content-length': bytes.length });
      response.end(bytes);
      return;
    }
    const requestedRange = rangeOf(range, bytes.length);
    if (!requestedRange) {
      response.writeHead(416, { 'content-type': 'application/xml' }).end(errorOf('InvalidRange'));
      return;
    }
    const [first, last] = requestedRange;
    response.writeHead(206, {
      ...headers,
      'content-length': last - first + 1,
      'content-range': `bytes ${first}-${last}/${bytes.length}`,
    });
    response.end(bytes.subarray(first, last + 1));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('the object store has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
