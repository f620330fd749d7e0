import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import type { Options } from '@mikro-orm/postgresql';

/** What every connection of the ORM has in common. */
export const sharedOptions = (url: string): Options => ({
  clientUrl: url,
  metadataProvider: ReflectMetadataProvider,
  discovery: { warnWhenNoEntities: false },
  // Instants are stored and read in UTC, whatever the host's zone.
  timezone: 'Z',
});
