import type { RequestHandler } from 'express';
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs';
import { invalid, tooLarge } from '../kernel/errors.ts';

/** Files of one operation: every picture and video of the home page. */
const mostFiles = 12;

/** Reads operations that bring files (GraphQL multipart requests). What cannot be read is the caller's fault. */
export function graphqlUploads(maxFileBytes: number): RequestHandler {
  const read = graphqlUploadExpress({ maxFileSize: maxFileBytes, maxFiles: mostFiles });
  return (req, res, next) => read(req, res, (error?: unknown) => next(error && refusalOf(error)));
}

function refusalOf(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  if (!('status' in error) || error.status !== 413) return invalid('', error.message);
  return tooLarge('', error.message);
}
