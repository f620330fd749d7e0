import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';

/** The schema that partners are told of: without what is for administrators only. */
export const partnerSchema = buildSchema(readFileSync('schema.partner.graphql', 'utf8'));
