import { randomUUID } from 'node:crypto';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import { pinoHttp } from 'pino-http';
import { forRequest } from '../log-context.ts';
import { followLevel } from '../logger.ts';
import { withoutKeys } from '../sign-in/key-text.ts';

/**
 * Logs one line per request. This line and all other log entries of the request include the request ID, which is also
 * sent in the response (`X-Request-Id`). A valid ID from a proxy is preserved.
 */
export function requestLog(log: Logger): RequestHandler {
  const logRequest = pinoHttp({
    logger: log,
    genReqId: (req, res) => {
      const sentId = req.headers['x-request-id'];
      const id = typeof sentId === 'string' && /^[\w.-]{8,64}$/.test(sentId) ? sentId : randomUUID();
      res.setHeader('X-Request-Id', id);
      return id;
    },
    customLogLevel: (_req, res, error) => {
      if (error || res.statusCode >= 500) return 'error';
      return res.statusCode >= 400 ? 'info' : 'debug';
    },
    // The response may end outside the asynchronous context of the request.
    customSuccessObject: ({ id }, _res, entry) => ({ requestId: id, ...entry }),
    customErrorObject: ({ id }, _res, _error, entry) => ({ requestId: id, ...entry }),
    serializers: {
      // Only the path is logged, because query strings contain tokens from emails. Secrets of API keys in the path
      // are removed.
      req: (req: { id: string; method: string; url: string }) => ({
        id: req.id,
        method: req.method,
        path: withoutKeys(req.url.split('?')[0] ?? ''),
      }),
      res: (res: { statusCode: number }) => ({ statusCode: res.statusCode }),
    },
  });
  followLevel(log, logRequest.logger);
  return (req, res, next) => logRequest(req, res, () => forRequest(String(req.id), next));
}
