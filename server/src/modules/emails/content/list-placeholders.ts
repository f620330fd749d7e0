import { administrator } from '../../../kernel/use-cases/access.ts';
import { query } from '../../../kernel/use-cases/use-case.ts';
import { placeholders } from './placeholders.ts';

/** Every placeholder, for the people who write mails. */
export const listPlaceholders = query(administrator, async () =>
  Object.entries(placeholders).map(([name, description]) => ({ name, description })),
);
