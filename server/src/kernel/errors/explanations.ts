import type { ErrorCode, ErrorDetail } from './catalogue.ts';
import { type ErrorReason, errorReasons } from './reasons.ts';

/** Explanations of the error codes as display text. Each one states the problem and what to do. */
const ofCodes: Record<ErrorCode, string> = {
  ACCOUNT_NOT_APPROVED: 'An administrator approves every new account. You get an email when yours is approved.',
  ADDRESS_NOT_FOUND: 'The address is not in the address book. It may have been deleted. Choose another one.',
  DIAMOND_NOT_FOUND:
    'The stone does not exist, or your account does not have access to it. Check its number, or search the lists.',
  EMAIL_ALREADY_EXISTS:
    'An account with this email address exists. Sign in, or reset the password if you have forgotten it.',
  EMAIL_NOT_VERIFIED: 'Open the link in the email that you got after registering, or request a new one.',
  EMAIL_TEMPLATE_NOT_FOUND: 'The template does not exist. It may have been deleted. Reload the list.',
  FORBIDDEN: 'Your account does not have the right to do this. Ask an administrator if you need it.',
  INTERNAL_ERROR: 'Something went wrong on our side. Try again. If it happens again, contact us.',
  INVALID_RECAPTCHA: 'The captcha check failed. Repeat it and send the form again.',
  INVALID_REQUEST: 'The request is invalid. Check it and send it again.',
  ITEM_NOT_FOUND:
    'The item does not exist, or your account does not have access to it. It may have been deleted. Reload the list.',
  ORDER_NOT_FOUND: 'The order does not exist, or it is not yours. Check its number.',
  SHOW_NOT_FOUND: 'The show does not exist. It may have been deleted. Reload the list.',
  USER_BLOCKED: 'Your account is blocked. Contact us if you think that this is a mistake.',
  USER_NOT_FOUND: 'The user does not exist. The account may have been deleted. Reload the list.',
  VERIFICATION_FAILED: 'The link is incomplete, expired or already used. Request a new one.',
  WRONG_PASSWORD: 'Check the capital letters and try again, or reset your password.',
};

const lookAgain = 'It may have been deleted in the meantime. Reload the list.';

interface Case {
  readonly code: ErrorCode;
  readonly reason?: ErrorReason | undefined;
  readonly details?: readonly ErrorDetail[] | undefined;
}

/**
 * Returns the explanation of an error. It lists the invalid fields, or explains the reason or code if there are no
 * details. Rules with more context, such as the affected item, pass their own explanation.
 */
export function explain({ code, reason, details = [] }: Case): string {
  const isAboutFields = reason === 'VALIDATION_FAILED' || (code === 'INVALID_REQUEST' && reason === undefined);
  if (isAboutFields && details.length > 0) return sentences(details.map(sentenceOf));
  if (code === 'ITEM_NOT_FOUND' && details.length > 0) return `${sentences(details.map(sentenceOf))} ${lookAgain}`;
  return reason ? errorReasons[reason].explanation : ofCodes[code];
}

/** Maximum number of sentences in an explanation, to keep messages readable. */
const maxSentences = 3;

/** Joins the first three sentences and appends the number of omitted ones. */
export function sentences(all: readonly string[]): string {
  const distinct = [...new Set(all)];
  const rest = distinct.length - maxSentences;
  const more = rest > 0 ? [`There ${rest === 1 ? 'is 1 more problem' : `are ${rest} more problems`}.`] : [];
  return [...distinct.slice(0, maxSentences), ...more].join(' ');
}

/** Matches messages that are complete sentences. All other messages are appended to a field name. */
const standsAlone =
  /^(?:[\p{Lu}\d“"]|(?:a|an|another|at most|no|one|others|pages|send|subscriptions|the|there|these|this|those|too many|your) )/u;

/**
 * Returns a detail as a sentence: `items.2.unitPrice` and `must be at most 99` become “No. 3: unit price must be at
 * most 99.”
 */
export function sentenceOf({ path, message }: ErrorDetail): string {
  if (standsAlone.test(message)) return asSentence(message);
  const steps = path.split('.').filter((step) => step !== '');
  const positions = steps.filter(isPosition);
  const subject = subjectOf(steps.findLast((step) => !isPosition(step)));
  const nth = positions.length > 0 ? `no. ${Number(positions.at(-1)) + 1}` : '';
  if (nth === '') return asSentence(`${subject} ${message}`);
  return asSentence(isPosition(steps.at(-1) ?? '') ? `${nth} ${message}` : `${nth}: ${subject} ${message}`);
}

const isPosition = (step: string): boolean => /^\d+$/.test(step);

/** Returns the display name of a field: “delivery address” for `deliveryAddressId`. */
function subjectOf(name: string | undefined): string {
  if (name === undefined) return 'the request';
  if (name === 'id') return 'this';
  return name.replace(/Ids?$/, '').replace(/(?<=[a-z\d])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

/** Returns the text with an initial capital and a final period. */
export function asSentence(text: string): string {
  const capitalized = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.!?]$/.test(capitalized) ? capitalized : `${capitalized}.`;
}
