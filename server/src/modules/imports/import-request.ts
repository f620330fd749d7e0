import Type from 'typebox';
import { invalid } from '../../kernel/errors/errors.ts';
import { refuseUnknownFields } from '../../kernel/input/input.ts';
import type { RestRequest } from '../../kernel/transport/route.ts';
import { ImportMode } from './import-mode.ts';
import { ImportProfile } from './reading/import-profile.ts';

/**
 * Options of a REST import. They are sent in the query string, except for the profile, which is sent as JSON in a
 * form field.
 */
export const importOptions = {
  query: Type.Object({
    mode: Type.Optional(
      Type.Enum(ImportMode, {
        default: ImportMode.ADD_OR_UPDATE,
        description: 'What to do with stock that the file does not list: leave it unchanged, or deactivate it.',
      }),
    ),
    skipInvalid: Type.Optional(
      Type.Boolean({
        default: false,
        description:
          'Whether to skip rows with problems and import the others. If false, nothing is imported from a file with problems.',
      }),
    ),
    dryRun: Type.Optional(
      Type.Boolean({ default: false, description: 'Whether to report the expected changes without making them.' }),
    ),
    confirmRemoved: Type.Optional(
      Type.Integer({
        minimum: 0,
        description:
          'Number of items that `replace` mode will deactivate. Required as confirmation if it is more than 50 and more than a third of the items that can be deactivated.',
      }),
    ),
  }),
  isQueryStrict: true,
  body: Type.Object({
    profile: Type.Optional(Type.String({ description: 'Profile with which the file is read, as JSON.' })),
  }),
};

/**
 * Converts a REST import request to the input of the use case. The file and the `profile` (JSON) are form fields; the
 * other options are in the query string.
 */
export const importRequest = ({ file, body, query }: RestRequest): Record<string, unknown> => ({
  file,
  ...query,
  ...option('skipInvalid', query.skipInvalid),
  ...option('dryRun', query.dryRun),
  ...(/^\d{1,9}$/.test(query.confirmRemoved ?? '') && { confirmRemoved: Number(query.confirmRemoved) }),
  profile: profileOf(body),
});

/** Values other than true and false are passed through unchanged, so that input validation rejects them. */
const option = (name: string, value: string | undefined): Record<string, unknown> => {
  if (value === undefined) return {};
  return { [name]: value === 'true' ? true : value === 'false' ? false : value };
};

function profileOf(body: unknown): unknown {
  const text = typeof body === 'object' && body !== null && 'profile' in body ? body.profile : undefined;
  if (typeof text !== 'string' || text.trim() === '') return null;
  const profile = parseProfile(text);
  refuseUnknownFields(ImportProfile, profile, 'profile');
  return profile;
}

function parseProfile(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid('profile', 'is not valid JSON');
  }
}
