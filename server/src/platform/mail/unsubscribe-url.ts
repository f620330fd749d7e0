import type { HouseConfig } from '../../kernel/use-cases/services.ts';

/** Where a recipient unsubscribes: a page for people, and the address that mail readers post to. */
export const unsubscribeUrl = ({ publicUrl }: Pick<HouseConfig, 'publicUrl'>, token?: string): string =>
  `${publicUrl}/unsubscribe${token === undefined ? '' : `?token=${token}`}`;
