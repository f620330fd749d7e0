import type { Request, RequestHandler, Response } from 'express';

/** Resolves when a request is admitted. Rejects with the error if it is not. */
export const admitted = (admit: RequestHandler, req: Request, res: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    void admit(req, res, (error?: unknown) => (error === undefined ? resolve() : reject(error)));
  });
