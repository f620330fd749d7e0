import type { UseCaseConfig } from '../../kernel/use-cases/services.ts';

/** Returns the URL of the unsubscribe page. Email clients post to the same URL (RFC 8058). */
export const unsubscribeUrl = ({ publicUrl }: Pick<UseCaseConfig, 'publicUrl'>, token?: string): string =>
  `${publicUrl}/unsubscribe${token === undefined ? '' : `?token=${token}`}`;
