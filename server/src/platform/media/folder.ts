import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import express from 'express';
import { type MediaPlace, maxAgeSeconds } from './media-place.ts';

/** Media in a folder of this machine. */
export function mediaFolder(folder: string): MediaPlace {
  const files = express.static(folder, {
    immutable: true,
    maxAge: maxAgeSeconds * 1000,
    index: false,
    redirect: false,
  });
  return {
    async keep(name, bytes) {
      const file = path.join(folder, name);
      if (existsSync(file)) return;
      await mkdir(folder, { recursive: true });
      // A name stands for all of its bytes for ever: it must not appear before they are written.
      const unfinished = `${file}.${randomUUID()}.tmp`;
      await writeFile(unfinished, bytes);
      await rename(unfinished, file);
    },
    async read(name) {
      const file = path.join(folder, name);
      return existsSync(file) ? readFile(file) : null;
    },
    serve(req, res, next) {
      // A range beyond the end is the caller's fault; its answer has its headers already.
      files(req, res, (error?: unknown) => (isUnsatisfiable(error) ? res.status(416).end() : next(error)));
    },
  };
}

const isUnsatisfiable = (error: unknown): boolean =>
  error instanceof Error && 'status' in error && error.status === 416;
