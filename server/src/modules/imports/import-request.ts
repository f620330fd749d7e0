import Type from 'typebox';
import { invalid } from '../../kernel/errors/errors.ts';
import { refuseUnknownFields } from '../../kernel/input/input.ts';
import type { RestRequest } from '../../kernel/transport/route.ts';
import { ImportMode } from './import-mode.ts';
import { ImportProfile } from './reading/import-profile.ts';

/** Options of a REST import: most are in the query, the profile is JSON in the form. */
export const importOptions = {
  query: Type.Object({
    mode: Type.Optional(
      Type.Enum(ImportMode, {
        default: ImportMode.ADD_OR_UPDATE,
        description: 'Handling of stock that the file does not list: unchanged, or deactivated.',
      }),
    ),
    skipInvalid: Type.Optional(
      Type.Boolean({
        default: false,
        description: 'Whether to import the rows without problems. If false, a file with problems changes nothing.',
      }),
    ),
    dryRun: Type.Optional(
      Type.Boolean({ default: false, description: 'Whether to report the expected changes without making them.' }),
    ),
    confirmRemoved: Type.Optional(
      Type.Integer({
        minimum: 0,
        description:
          'Number of items that the mode replace deactivates. Required if it is more than a third of the items that could be deactivated, and more than 50.',
      }),
    ),
  }),
  isQueryStrict: true,
  body: Type.Object({ profile: Type.Optional(Type.String({ description: 'How to read the file, as JSON.' })) }),
};

/**
 * Converts a REST import to the input of its use case: the file and a `profile` as JSON from the form, options from
 * the query.
 */
export const importRequest = ({ file, body, query }: RestRequest): Record<string, unknown> => ({
  file,
  ...query,
  ...option('skipInvalid', query.skipInvalid),
  ...option('dryRun', query.dryRun),
  ...(/^\d{1,9}$/.test(query.confirmRemoved ?? '') && { confirmRemoved: Number(query.confirmRemoved) }),
  profile: profileOf(body),
});

/** Values other than true and false are passed on unchanged, so that input validation rejects them. */
const option = (name: string, value: string | undefined): Record<string, unknown> => {
  if (value === undefined) return {};
  return { [name]: value === 'true' ? true : value === 'false' ? false : value };
};

function profileOf(body: unknown): unknown {
  const text = typeof body === 'object' && body !== null && 'profile' in body ? body.profile : undefined;
  if (typeof text !== 'string' || text.trim() === '') return null;
  const profile = parsed(text);
  refuseUnknownFields(ImportProfile, profile, 'profile');
  return profile;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('profile', 'is not valid JSON');
  }
}
