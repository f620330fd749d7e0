import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import type { Options } from '@mikro-orm/postgresql';

/** Returns the options of all ORM connections. */
export const sharedOptions = (url: string): Options => ({
  clientUrl: url,
  metadataProvider: ReflectMetadataProvider,
  discovery: { warnWhenNoEntities: false },
  // Instants are stored and read in UTC, regardless of the host's time zone.
  timezone: 'Z',
});
