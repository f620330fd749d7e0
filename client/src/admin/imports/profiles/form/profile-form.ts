import * as v from 'valibot';
import { optionalText, optionalTextUpTo, requiredText } from '../../../../forms/field-rules';
import type { CreateImportProfileInput } from '../../../../graphql/generated/graphql';
import type { ImportProfile } from '../../import-profile';
import { profileOf, type SavedProfile } from '../use-saved-profiles';

/** Returns a schema that accepts an enum value, or an empty string for no value. */
const optionalEnum = <const Words extends readonly string[]>(values: Words) =>
  v.pipe(
    v.picklist(['', ...values]),
    v.transform((text): Words[number] | null => values.find((each) => each === text) ?? null),
  );

const field = v.pipe(v.string(), v.nonEmpty('Choose a field'));
const cell = v.pipe(v.string(), v.maxLength(4_000, 'Use at most 4,000 characters'));

const profileSchema = v.object({
  vendor: optionalTextUpTo(200),
  sheet: optionalTextUpTo(200),
  stockId: optionalTextUpTo(1_000),
  numberRepeats: v.boolean(),
  priceBasis: optionalEnum(['PER_CARAT', 'TOTAL']),
  decimals: optionalEnum(['POINT', 'COMMA']),
  discountSign: optionalEnum(['NEGATIVE_IS_BACK', 'POSITIVE_IS_BACK']),
  discountScale: optionalEnum(['PERCENT', 'FRACTION']),
  foreignCurrency: optionalEnum(['IGNORE', 'REFUSE']),
  changedStones: optionalEnum(['UPDATE', 'REFUSE']),
  /** An empty `field` means that the column is ignored. */
  columns: v.array(v.object({ column: requiredText('Enter the header', 500), field: optionalText })),
  values: v.array(v.object({ field, from: cell, to: cell })),
  constants: v.array(v.object({ field, value: cell })),
});

const fetchSchema = v.pipe(
  v.object({
    isWanted: v.boolean(),
    url: v.pipe(v.string(), v.trim()),
    userName: optionalTextUpTo(200),
    /** If empty, the stored password is unchanged. */
    password: v.string(),
    isActive: v.boolean(),
    schedule: v.object({ every: v.picklist(['HOUR', 'DAY', 'WEEKDAY']), time: v.string() }),
  }),
  v.forward(
    v.check(
      ({ isWanted, url }) => !isWanted || /^https?:\/\/\S+$/.test(url),
      'Enter a URL such as https://example.com/stock.csv',
    ),
    ['url'],
  ),
  v.forward(
    v.check(
      ({ isWanted, schedule }) => !isWanted || schedule.every === 'HOUR' || /^\d{2}:\d{2}$/.test(schedule.time),
      'Enter a time such as 06:30',
    ),
    ['schedule', 'time'],
  ),
);

export const profileForm = v.object({
  name: requiredText('Enter a name', 100),
  mode: v.picklist(['ADD_OR_UPDATE', 'REPLACE']),
  skipInvalid: v.boolean(),
  folder: optionalTextUpTo(100),
  notifyEmail: v.pipe(
    v.string(),
    v.trim(),
    v.union([v.literal(''), v.pipe(v.string(), v.email('Enter an email such as name@example.com'))]),
    v.transform((text) => (text === '' ? null : text)),
  ),
  profile: profileSchema,
  fetch: fetchSchema,
});

export type TypedProfile = v.InferInput<typeof profileForm>;

const typedList = <Entry, Value>(
  entries: readonly Entry[] | null | undefined,
  typed: (entry: Entry) => Value,
): Value[] => (entries ?? []).map(typed);

function typedFiles(profile: ImportProfile): TypedProfile['profile'] {
  return {
    vendor: profile.vendor ?? '',
    sheet: profile.sheet ?? '',
    stockId: profile.stockId ?? '',
    numberRepeats: profile.numberRepeats ?? false,
    priceBasis: profile.priceBasis ?? '',
    decimals: profile.decimals ?? '',
    discountSign: profile.discountSign ?? '',
    discountScale: profile.discountScale ?? '',
    foreignCurrency: profile.foreignCurrency ?? '',
    changedStones: profile.changedStones ?? '',
    columns: typedList(profile.columns, ({ column, field: name }) => ({ column, field: name ?? '' })),
    values: typedList(profile.values, ({ field: name, from, to }) => ({ field: name, from: from ?? '', to: to ?? '' })),
    constants: typedList(profile.constants, ({ field: name, value }) => ({ field: name, value: value ?? '' })),
  };
}

/** Returns the form values of a saved profile. */
export function typedProfile(saved: SavedProfile): TypedProfile {
  const { name, mode, skipInvalid, folder, notifyEmail, fetch } = saved;
  return {
    name,
    mode,
    skipInvalid,
    folder: folder ?? '',
    notifyEmail: notifyEmail ?? '',
    profile: typedFiles(profileOf(saved)),
    fetch: {
      isWanted: fetch !== null,
      url: fetch?.url ?? '',
      userName: fetch?.userName ?? '',
      password: '',
      isActive: fetch?.isActive ?? true,
      schedule: { every: fetch?.schedule.every ?? 'DAY', time: fetch?.schedule.time ?? '06:00' },
    },
  };
}

/** Returns the form values of a new profile, optionally read from a file. */
export function blankProfile(name = '', profile: ImportProfile = {}): TypedProfile {
  return {
    name,
    mode: 'ADD_OR_UPDATE',
    skipInvalid: false,
    folder: '',
    notifyEmail: '',
    profile: typedFiles(profile),
    fetch: {
      isWanted: false,
      url: '',
      userName: '',
      password: '',
      isActive: true,
      schedule: { every: 'DAY', time: '06:00' },
    },
  };
}

type FetchInput = CreateImportProfileInput['fetch'];

/** Converts the form values to mutation input. */
export function sentProfile({
  fetch: { isWanted, password, url, userName, isActive, schedule },
  ...others
}: v.InferOutput<typeof profileForm>): Omit<CreateImportProfileInput, 'kind'> {
  const { every } = schedule;
  const time = every === 'HOUR' ? null : schedule.time;
  const fetch: FetchInput = isWanted
    ? { url, userName, isActive, schedule: { every, time }, ...(password !== '' && { password }) }
    : null;
  return { ...others, fetch };
}
