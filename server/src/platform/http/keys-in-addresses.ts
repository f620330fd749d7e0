import type { RequestHandler } from 'express';
import { AppError } from '../../kernel/errors/errors.ts';
import { originOf, type SecurityLog } from '../../kernel/use-cases/security-log.ts';
import { keyInAddress } from '../sign-in/key-text.ts';

const explanation =
  'The URL contains an API key. Send it in the header “Authorization: Bearer fk_…”: URLs are stored in logs and histories, where others can read them. Rotate or revoke this key.';

/** Rejects requests whose URL contains an API key, and records them in the security log. */
export const keysInAddresses =
  (securityLog: SecurityLog): RequestHandler =>
  async (req, _res, next) => {
    const exposed = keyInAddress(req.originalUrl);
    if (!exposed) return next();
    const { place, publicId: keyPublicId } = exposed;
    const request = { id: String(req.id ?? ''), ip: req.ip ?? '', userAgent: req.get('user-agent') ?? null };
    await securityLog.refused({ kind: 'keyExposed', reason: place.slice(0, 100), keyPublicId }, originOf({ request }));
    throw new AppError('INVALID_REQUEST', {
      reason: 'VALIDATION_FAILED',
      details: [{ path: place === 'path' ? '' : place, message: 'must not be an API key' }],
      explanation,
    });
  };
