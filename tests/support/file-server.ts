import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { selfSigned } from './self-signed.ts';

/** A server on this machine that has files, such as a vendor's. */
export interface FileServer {
  /** Without a slash at its end. */
  readonly url: string;
  /** Answers from now on. */
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  /** What it was asked, in order. */
  readonly asked: IncomingMessage[];
  stop(): Promise<void>;
}

/** Starts one over http, or over https with a certificate that nobody has signed. */
export async function startFileServer({ isSecure = false } = {}): Promise<FileServer> {
  const asked: IncomingMessage[] = [];
  const listener: RequestListener = (request, response) => {
    asked.push(request);
    server.answer(request, response);
  };
  const listening = isSecure ? createSecureServer(selfSigned, listener) : createServer(listener);
  listening.listen(0, '127.0.0.1');
  await once(listening, 'listening');
  const address = listening.address();
  if (typeof address !== 'object' || !address) throw new Error('the file server has no port');
  const server: FileServer = {
    url: `http${isSecure ? 's' : ''}://localhost:${address.port}`,
    answer: (_request, response) => response.writeHead(404).end(),
    asked,
    async stop() {
      listening.closeAllConnections();
      await new Promise((done) => listening.close(done));
    },
  };
  return server;
}
