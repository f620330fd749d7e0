import type { Request, RequestHandler } from 'express';
import type { GraphQLSchema } from 'graphql';
import { administrator } from '../kernel/use-cases/access.ts';
import type { RequestContext } from '../kernel/use-cases/context.ts';
import { readForm, type UploadFolders } from '../platform/http/multipart-form.ts';
import { uploadLimits } from './limits/upload-limits.ts';
import { OperationForm } from './operation-form.ts';

interface UploadOptions {
  schema: GraphQLSchema;
  contextOf(req: Request): Promise<RequestContext>;
  uploads: UploadFolders;
  /** Largest file of an import, in bytes. */
  importMaxBytes: number;
}

/** Who may send files: all operations that take some are administrators'. Each checks its own rule all the same. */
const mayUpload = administrator;

/** Texts and boundaries around the files, at most. */
const formOverhead = 5_000_000;

/**
 * Reads operations that bring files (GraphQL multipart requests). Rights come first: nobody else's files are read. Then
 * no more is taken than the operation can use, so many files and so large. They lie on the disk before it runs: no
 * transaction waits for a slow client.
 */
export function graphqlUploads({ schema, contextOf, uploads, importMaxBytes }: UploadOptions): RequestHandler {
  const { limitsOf, mostBytes } = uploadLimits(schema, importMaxBytes);
  return async (req, res, next) => {
    if (!req.is('multipart/form-data')) return next();
    mayUpload.check(await contextOf(req));
    const form = new OperationForm(limitsOf);
    const { files, remove } = await readForm(req, uploads, {
      path: '',
      maxBytes: mostBytes + formOverhead,
      text: (name, value) => form.text(name, value),
      file: (name) => form.file(name),
    });
    res.once('close', () => {
      remove().catch((error: unknown) => req.log.warn({ err: error }, 'an upload is not removed'));
    });
    req.body = form.complete(files);
    next();
  };
}
