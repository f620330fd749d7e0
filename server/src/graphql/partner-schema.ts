import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Router } from 'express';
import { projectRoot } from '../env.ts';
import { etagOf, isNamed } from '../kernel/transport/etag.ts';

/**
 * Serves the schema without administrator-only parts at `GET /schema.graphql` below the endpoint, for client
 * generators. No sign-in is required. The file is part of the build, and a check ensures that it matches the current
 * schema.
 */
export function partnerSchema(): Router {
  const router = Router();
  const text = readFileSync(path.join(projectRoot, 'schema.partner.graphql'), 'utf8');
  const etag = `"${etagOf(text)}"`;
  router.get('/schema.graphql', (req, res) => {
    res.set({ ETag: etag, 'Cache-Control': 'public, max-age=300' });
    if (isNamed(req.get('If-None-Match'), etag)) res.status(304).end();
    else res.type('text/plain').send(text);
  });
  return router;
}
