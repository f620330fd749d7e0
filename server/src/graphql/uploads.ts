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
  /** Maximum size of an import file, in bytes. */
  importMaxBytes: number;
}

/**
 * Uploads are restricted to administrators, because all operations with files are for administrators. Each operation
 * also checks its own rule.
 */
const mayUpload = administrator;

/** Maximum total size of the text fields and part boundaries in a form, in bytes. */
const formOverhead = 5_000_000;

/**
 * Reads operations with files (GraphQL multipart requests). Rights are checked first, so that files from unauthorized
 * callers are not read. The number and sizes of files are limited to those that the operation accepts. Files are
 * stored on disk before the operation runs, so that no transaction waits for a slow client.
 */
export function graphqlUploads({ schema, contextOf, uploads, importMaxBytes }: UploadOptions): RequestHandler {
  const { limitsOf, maxBytes } = uploadLimits(schema, importMaxBytes);
  return async (req, res, next) => {
    if (!req.is('multipart/form-data')) return next();
    mayUpload.check(await contextOf(req));
    const form = new OperationForm(limitsOf);
    const { files, remove } = await readForm(req, uploads, {
      path: '',
      maxBytes: maxBytes + formOverhead,
      text: (name, value) => form.text(name, value),
      file: (name) => form.file(name),
    });
    res.once('close', () => {
      remove().catch((error: unknown) => req.log.warn({ err: error }, 'could not remove an upload'));
    });
    req.body = form.complete(files);
    next();
  };
}
