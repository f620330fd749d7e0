import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { selfSigned } from './self-signed.ts';

/** Local HTTP server for files, such as a vendor's stock files. */
export interface FileServer {
  /** URL of the server, without a trailing slash. */
  readonly url: string;
  /** Handles all requests. Tests can replace it. */
  respond: (request: IncomingMessage, response: ServerResponse) => void;
  /** Received requests, in order. */
  readonly received: IncomingMessage[];
  stop(): Promise<void>;
}

/** Starts an HTTP server, or an HTTPS server with a self-signed certificate if `isSecure` is true. */
export async function startFileServer({ isSecure = false } = {}): Promise<FileServer> {
  const received: IncomingMessage[] = [];
  const listener: RequestListener = (request, response) => {
    received.push(request);
    server.respond(request, response);
  };
  const listening = isSecure ? createSecureServer(selfSigned, listener) : createServer(listener);
  listening.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  if (typeof address !== 'object' || !address) throw new Error('the file server has no port');
  const server: FileServer = {
    url: `http${isSecure ? 's' : ''}://localhost:${address.port}`,
    respond: (_request, response) => response.writeHead(404).end(),
    received,
    async stop() {
      listening.closeAllConnections();
      await new Promise((resolve) => listening.close(resolve));
    },
  };
  return server;
}
