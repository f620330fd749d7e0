import type { Request, RequestHandler, Response } from 'express';

/** Resolves when the request is admitted. Rejects with an error if it is not admitted. */
export const admitted = (admit: RequestHandler, req: Request, res: Response): Promise<void> =>
  new Promise((resolve, reject) => {
    void admit(req, res, (error?: unknown) => (error === undefined ? resolve() : reject(error)));
  });
