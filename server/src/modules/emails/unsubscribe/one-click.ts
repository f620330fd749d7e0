import type { Request, RequestHandler } from 'express';
import type { RequestContext } from '../../../kernel/use-cases/context.ts';
import { Unchecked } from '../../../kernel/use-cases/use-case.ts';
import { unsubscribe } from './unsubscribe.ts';

/**
 * Answers the POST that a mail reader sends for its owner's click on its own "unsubscribe" (RFC 8058). The token comes
 * in the address; the body says nothing that the POST itself does not. A GET changes nothing: programs that look
 * through mails follow every link.
 */
export const oneClickUnsubscribe =
  (contextOf: (req: Request) => Promise<RequestContext>): RequestHandler =>
  async (req, res) => {
    await unsubscribe(await contextOf(req), new Unchecked({ token: req.query.token }));
    res.type('text/plain').send('You are unsubscribed.\n');
  };
