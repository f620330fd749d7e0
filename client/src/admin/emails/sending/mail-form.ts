import * as v from 'valibot';
import { toLocalMoment } from '../../../forms/moments';
import { mailContent } from '../compose/email-content';

const pickedUser = v.object({ id: v.string(), email: v.string(), displayName: v.string() });

/** Form schema for a bulk email: a template or a new message, sent to channels and users, now or later. */
export const mailForm = v.pipe(
  v.object({
    /** Template ID. Empty for a new message. */
    templateId: v.string(),
    subject: v.string(),
    body: v.string(),
    channelIds: v.array(v.string()),
    users: v.array(pickedUser),
    isLater: v.boolean(),
    /** Local send time, in the format of `<input type="datetime-local">`. */
    sendAt: v.string(),
  }),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.value.templateId !== '') {
      return;
    }
    for (const name of ['subject', 'body'] as const) {
      const [issue] = v.safeParse(mailContent[name], dataset.value[name]).issues ?? [];
      if (issue !== undefined) {
        addIssue({ message: issue.message, path: [pathItem(dataset.value, name)] });
      }
    }
  }),
  v.forward(
    v.check(({ channelIds, users }) => channelIds.length + users.length > 0, 'Choose the recipients'),
    ['channelIds'],
  ),
  v.forward(
    v.check(({ isLater, sendAt }) => !isLater || new Date(sendAt) > new Date(), 'Choose a time in the future'),
    ['sendAt'],
  ),
);

function pathItem<Input extends object, Key extends keyof Input & string>(input: Input, key: Key) {
  return { type: 'object', origin: 'value', input: { ...input }, key, value: input[key] } as const;
}

export type TypedMail = v.InferOutput<typeof mailForm>;

/** Returns the initial form values, optionally with a template or channel selected. */
export function blankMail(templateId: string | null, channelId: string | null): TypedMail {
  const tomorrow = new Date(Date.now() + 24 * 3_600_000);
  tomorrow.setMinutes(0, 0, 0);
  return {
    templateId: templateId ?? '',
    subject: '',
    body: '',
    channelIds: channelId === null ? [] : [channelId],
    users: [],
    isLater: false,
    sendAt: toLocalMoment(tomorrow.toISOString()),
  };
}

/** Converts the form values to mutation input. */
export function toSendInput({ templateId, subject, body, channelIds, users, isLater, sendAt }: TypedMail) {
  return {
    ...(templateId === '' ? { subject: subject.trim(), body } : { templateId }),
    channelIds,
    userIds: users.map(({ id }) => id),
    ...(isLater && { sendAt: new Date(sendAt).toISOString() }),
  };
}
