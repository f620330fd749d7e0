import Type from 'typebox';
import { invalid } from '../../kernel/errors/errors.ts';
import { refuseUnknownFields } from '../../kernel/input/input.ts';
import type { RestRequest } from '../../kernel/transport/route.ts';
import { ImportMode } from './import-mode.ts';
import { ImportProfile } from './reading/import-profile.ts';

/** How a REST import brings its options: most in the query, the profile as JSON in the form. */
export const importOptions = {
  query: Type.Object({
    mode: Type.Optional(
      Type.Enum(ImportMode, {
        default: ImportMode.ADD_OR_UPDATE,
        description: 'What to do with stock that the file does not name: leave it, or deactivate it.',
      }),
    ),
    skipInvalid: Type.Optional(
      Type.Boolean({ default: false, description: 'Take over the rows without problems; else all or nothing.' }),
    ),
    dryRun: Type.Optional(Type.Boolean({ default: false, description: 'Tell what would happen, change nothing.' })),
    confirmRemoved: Type.Optional(
      Type.Integer({
        minimum: 0,
        description:
          'How many pieces the mode replace deactivates: needed where that is more than a third of what it may deactivate, and more than 50.',
      }),
    ),
  }),
  isQueryStrict: true,
  body: Type.Object({ profile: Type.Optional(Type.String({ description: 'How to read the file, as JSON.' })) }),
};

/** A REST import as the input of its use case: the file and a `profile` as JSON in the form, options in the query. */
export const importRequest = ({ file, body, query }: RestRequest): Record<string, unknown> => ({
  file,
  ...query,
  ...option('skipInvalid', query.skipInvalid),
  ...option('dryRun', query.dryRun),
  ...(/^\d{1,9}$/.test(query.confirmRemoved ?? '') && { confirmRemoved: Number(query.confirmRemoved) }),
  profile: profileOf(body),
});

/** Anything but true and false goes on as it is: the input class says what is wrong with it. */
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
