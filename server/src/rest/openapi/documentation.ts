import { createRequire } from 'node:module';
import path from 'node:path';
import express, { type RequestHandler, Router } from 'express';
import { etagOf, isNamed } from '../../kernel/transport/etag.ts';
import type { Route } from '../../kernel/transport/route.ts';
import { openApiDocument } from './document.ts';

const require = createRequire(import.meta.url);
const swaggerUi = path.dirname(require.resolve('swagger-ui-dist/package.json'));
const ownFiles = path.join(import.meta.dirname, 'docs-page');

/** Paths of the API document and of the page that displays it. */
export const documentationPages = ['/openapi.json', '/docs'] as const;

/**
 * Serves the API document at `/openapi.json`, and a page on which users can read about and try out the routes at
 * `/docs`. No sign-in is required.
 */
export function documentation(routes: readonly Route[]): Router {
  const router = Router({ caseSensitive: true });
  router.get('/openapi.json', sendDocument(routes));
  // The page and its files are the same for all callers.
  router.use('/docs', (_req, res, next) => {
    res.removeHeader('Cache-Control');
    next();
  });
  router.get('/docs', (_req, res) => {
    res.set('Cache-Control', 'no-cache').sendFile('index.html', { root: ownFiles });
  });
  router.use('/docs', express.static(ownFiles, { index: false, maxAge: '1h' }));
  for (const file of ['swagger-ui.css', 'swagger-ui-bundle.js', 'favicon-32x32.png']) {
    router.get(`/docs/${file}`, (_req, res) => res.sendFile(file, { root: swaggerUi, maxAge: '1h' }));
  }
  return router;
}

/** Created on the first request, because the document does not change while the process runs. */
function sendDocument(routes: readonly Route[]): RequestHandler {
  let cached: { readonly text: string; readonly etag: string } | null = null;
  const make = () => {
    const text = JSON.stringify(openApiDocument(routes));
    return { text, etag: `"${etagOf(text)}"` };
  };
  return (req, res) => {
    cached ??= make();
    res.set('ETag', cached.etag).set('Cache-Control', 'no-cache').vary('Accept-Encoding');
    if (isNamed(req.get('if-none-match'), cached.etag)) res.status(304).end();
    else res.type('json').send(cached.text);
  };
}
